package app

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"time"

	"somo/app/host"
	"somo/store"
)

const (
	littleRoom  = 200 << 20
	roomForWork = 3 // times the database: a copy, its check, and what is written meanwhile
)

// room tells whether the disk has place for work and copies.
func room(dataFolder string) finding {
	const about = "Free disk"
	free, database, err := store.Room(dataFolder)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return finding{about, false, "It is looked at once the data folder is there."}
	case err != nil:
		return finding{about, true, sentence(err)}
	case free < littleRoom || free < roomForWork*uint64(database):
		return finding{about, true, gigabytes(int64(free)) + " are left, which is little: make room, or no more copies are kept and lessons cannot be saved."}
	}
	return finding{about, false, gigabytes(int64(free)) + " are left."}
}

// clock tells whether the date can be right: it cannot be before this program was built or the newest lesson was written.
func clock(ctx context.Context, c config, now time.Time) finding {
	const about = "Clock"
	said := now.Local().Format("2 January 2006, 15:04")
	var newest time.Time
	err := beside(ctx, c, func(b *store.Beside) (err error) {
		newest, err = b.Newest(ctx)
		return err
	})
	if err != nil && !errors.Is(err, store.ErrFolder) {
		return finding{about, true, "The newest lesson cannot be read (" + err.Error() + "), so nobody knows whether the date is right. This computer says " + said + "."}
	}
	if been, behind := host.ClockBehind(now, built(), newest); behind {
		return finding{about, true, fmt.Sprintf("This computer says %s, which cannot be: something here is of %s. Set the date and time.", said, been.Local().Format("2 January 2006"))}
	}
	return finding{about, false, "This computer says " + said + "."}
}

// addresses tells where colleagues would find this computer.
func addresses() finding {
	const about = "Network"
	urls, err := host.PrivateAddresses()
	if err != nil {
		return finding{about, true, sentence(err)}
	}
	if len(urls) == 0 {
		return finding{about, false, "This computer is in no network now; colleagues cannot reach it."}
	}
	return finding{about, false, "In the network this computer is " + strings.Join(urls, " and ") + "."}
}
