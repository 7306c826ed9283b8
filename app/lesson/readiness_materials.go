package lesson

import (
	"regexp"
	"strconv"
	"strings"
)

var forEach = regexp.MustCompile(`: (\d+) \((\d+) for each of the (\d+) (groups?|pairs?)\)`)

func (r *readiness) materials() {
	if len(r.plan.Materials) == 0 {
		r.find("materials-missing", "core", "The list of materials is empty.")
	}
	activities := contentWords(strings.Join(activityTexts(r.plan), "\n"))
	listed := contentWords(strings.Join(r.plan.Materials, "\n"))
	for _, material := range r.plan.Materials {
		if !shares(firstPart(material), activities) {
			r.find("material-unused", "core", "No activity uses this material: %s", material)
		}
		r.quantity(material)
	}
	for _, activity := range r.plan.Activities {
		for _, material := range activity.Materials {
			if !shares(firstPart(material), listed) {
				r.find("material-unlisted", sectionOf(activity), "%q is used in %q, but it is not in the list of materials.", material, activity.Title)
			}
		}
	}
}

// firstPart is the thing itself, without its number and its substitute.
func firstPart(material string) string {
	thing, _, _ := strings.Cut(material, ":")
	return thing
}

// quantity checks that a count for every group fits the class.
func (r *readiness) quantity(material string) {
	size := r.context().ClassSize
	found := forEach.FindStringSubmatch(material)
	if found == nil || size == 0 {
		return
	}
	var numbers [3]int
	for i := range numbers {
		n, err := strconv.Atoi(found[i+1])
		if err != nil {
			return
		}
		numbers[i] = n
	}
	total, each, sets := numbers[0], numbers[1], numbers[2]
	if total != each*sets {
		r.find("quantity-sum", "core", "%d for each of %d make %d, not %d: %s", each, sets, each*sets, total, material)
	}
	if strings.HasPrefix(found[4], "pair") {
		if want := (size + 1) / 2; sets != want {
			r.find("quantity-class", "core", "%d learners make %d pairs: %s", size, want, material)
		}
		return
	}
	for _, per := range r.groupSizes() {
		if sets == (size+per-1)/per {
			return
		}
	}
	r.find("quantity-class", "core", "The number of groups does not fit %d learners: %s", size, material)
}

var groupsOf = regexp.MustCompile(`groups of (\d+)`)

// groupSizes are the sizes of groups that the activities name.
func (r *readiness) groupSizes() []int {
	if r.sizes != nil {
		return r.sizes
	}
	sizes := []int{1, 2}
	for _, activity := range r.plan.Activities {
		for _, found := range groupsOf.FindAllStringSubmatch(activity.Grouping, -1) {
			if n, err := strconv.Atoi(found[1]); err == nil && n > 0 {
				sizes = append(sizes, n)
			}
		}
	}
	r.sizes = sizes
	return sizes
}
