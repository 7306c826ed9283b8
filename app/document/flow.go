package document

const (
	pageWidth, pageHeight = 210.0, 297.0
	sideMargin            = 14.0
	endMargin             = 16.0
	measure               = pageWidth - 2*sideMargin
	pageTop, pageBottom   = endMargin, pageHeight - endMargin
)

// row is columns side by side. It is parted between lines where a page ends, each column for itself.
type row struct {
	before  float64 // space above, left out at the top of a page
	pad     float64 // inside, above and below the text
	cells   []cell
	least   float64                          // a first part lower than this is not worth parting the row
	whole   bool                             // goes to the next page rather than being parted
	header  *row                             // drawn above the first part and again on each page
	first   bool                             // of the rows with this header
	framing func(p pen, top, bottom float64) // drawn under the text of each part
}

// cell is a column at a place of the page.
type cell struct {
	x     float64
	lines []line
}

// flow fills pages from top to bottom. Nothing is drawn before all is placed, so that a layout can be tried.
type flow struct {
	page    int // 1 is the first
	y       float64
	parts   []part
	pending []row // headings that wait for what they stand above
}

// part is what stands of a row on one page.
type part struct {
	row
	page        int
	top, bottom float64
}

func (f *flow) atTop() bool { return f.y <= pageTop }

// turn begins a page.
func (f *flow) turn() {
	f.page++
	f.y = pageTop
}

// hold keeps a heading until the next row, so that they share a page.
func (f *flow) hold(r row) {
	f.pending = append(f.pending, r)
}

func (f *flow) put(r row) {
	started := false
	for {
		above := f.above(r, started)
		room := pageBottom - f.y - above - 2*r.pad
		height, fits := tallest(r.cells, room)
		roomy := height <= (pageBottom-pageTop)/2
		switch {
		case fits:
			f.lead(r, started)
			f.place(r, r.cells, height)
			return
		case (r.whole && roomy || !started && room < min(r.least, height)) && !f.atTop():
			f.turn()
			continue
		}
		head, rest := split(r.cells, room, f.atTop())
		if head == nil {
			f.turn()
			continue
		}
		f.lead(r, started)
		height, _ = tallest(head, pageHeight)
		f.place(r, head, height)
		r.cells, started = rest, true
		f.turn()
	}
}

// putTogether puts rows on one page, a new one where the rest of this one is too short, as far as a page can hold them.
func (f *flow) putTogether(rows []row) {
	sum := f.above(rows[0], false)
	for i, r := range rows {
		height, _ := tallest(r.cells, pageHeight)
		sum += height + 2*r.pad
		if i > 0 {
			sum += r.before
		}
	}
	if sum > pageBottom-f.y && sum <= pageBottom-pageTop {
		f.turn()
	}
	for _, r := range rows {
		f.put(r)
	}
}

// above is the height of what stands over a part of a row.
func (f *flow) above(r row, started bool) float64 {
	sum := 0.0
	top := f.atTop()
	if !started {
		for _, p := range f.pending {
			height, _ := tallest(p.cells, pageHeight)
			sum += height + 2*p.pad
			if !top {
				sum += p.before
			}
			top = false
		}
		if !top {
			sum += r.before
		}
	}
	if f.repeats(r, started) {
		height, _ := tallest(r.header.cells, pageHeight)
		sum += height + 2*r.header.pad
	}
	return sum
}

func (f *flow) repeats(r row, started bool) bool {
	return r.header != nil && (f.atTop() && len(f.pending) == 0 || r.first && !started)
}

// lead places what stands over a part of a row.
func (f *flow) lead(r row, started bool) {
	repeats := f.repeats(r, started)
	if !started {
		for _, p := range f.pending {
			f.space(p.before)
			height, _ := tallest(p.cells, pageHeight)
			f.place(p, p.cells, height)
		}
		f.pending = nil
		f.space(r.before)
	}
	if repeats {
		height, _ := tallest(r.header.cells, pageHeight)
		f.place(*r.header, r.header.cells, height)
	}
}

func (f *flow) space(height float64) {
	if !f.atTop() {
		f.y += height
	}
}

// place puts lines of a row at the current height.
func (f *flow) place(r row, cells []cell, height float64) {
	r.cells = cells
	bottom := f.y + height + 2*r.pad
	f.parts = append(f.parts, part{row: r, page: f.page, top: f.y, bottom: bottom})
	f.y = bottom
}

// tallest is the height of the highest cell, as far as it is known not to exceed room.
func tallest(cells []cell, room float64) (height float64, fits bool) {
	for _, c := range cells {
		sum := 0.0
		for i, l := range c.lines {
			if i > 0 {
				sum += l.before
			}
			if sum += l.height; sum > room+pageHeight {
				break
			}
		}
		height = max(height, sum)
	}
	return height, height <= room
}

// split parts each cell where room ends. It gives no head where the first cell would begin later than the others, unless forced to.
func split(cells []cell, room float64, forced bool) (head, rest []cell) {
	for _, c := range cells {
		count, sum := 0, 0.0
		for i, l := range c.lines {
			if i > 0 {
				sum += l.before
			}
			if sum += l.height; sum > room {
				break
			}
			if !l.keep || i == len(c.lines)-1 {
				count = i + 1
			}
		}
		if count == 0 && forced {
			count = fill(c.lines, room)
		}
		head = append(head, cell{x: c.x, lines: c.lines[:count]})
		rest = append(rest, cell{x: c.x, lines: c.lines[count:]})
	}
	if !forced && len(head[0].lines) == 0 {
		return nil, cells
	}
	return head, rest
}

// fill is how many lines fit into room when none may be kept together, at least one.
func fill(lines []line, room float64) int {
	sum := 0.0
	for i, l := range lines {
		if sum += l.before + l.height; sum > room {
			return max(1, i)
		}
	}
	return len(lines)
}
