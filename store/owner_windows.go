package store

// giveToOwner has nothing to do: on Windows no account works on another's files without being told to.
func (f folder) giveToOwner() error { return nil }
