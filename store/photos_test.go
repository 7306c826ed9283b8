package store

import (
	"bytes"
	"testing"
)

func TestAPhotoHasAVersionOfItsOwn(t *testing.T) {
	s := newStore(t)
	user, other := addUser(t, s, "a@example.org"), addUser(t, s, "b@example.org")
	_, err := s.Photo(t.Context(), user.ID)
	wantErr(t, err, ErrNotFound)
	var before string
	for _, data := range [][]byte{[]byte("first"), bytes.Repeat([]byte{0xff}, 512<<10)} {
		changed, err := s.SetPhoto(t.Context(), user.ID, data, "image/png")
		if err != nil {
			t.Fatal(err)
		}
		photo, err := s.Photo(t.Context(), user.ID)
		if err != nil || !bytes.Equal(photo.Data, data) || photo.ContentType != "image/png" || photo.UpdatedAt.IsZero() {
			t.Errorf("got %d bytes of %s, %v", len(photo.Data), photo.ContentType, err)
		}
		read, err := s.User(t.Context(), user.ID)
		if err != nil || photo.Version == before || photo.Version == "" || read.PhotoVersion != photo.Version || changed.PhotoVersion != photo.Version {
			t.Errorf("versions are %q, %q and %q, %v", photo.Version, read.PhotoVersion, changed.PhotoVersion, err)
		}
		before = photo.Version
	}
	if read, err := s.User(t.Context(), other.ID); err != nil || read.PhotoVersion != "" {
		t.Errorf("his photo is %q, %v", read.PhotoVersion, err)
	}
	_, err = s.Photo(t.Context(), other.ID)
	wantErr(t, err, ErrNotFound)
	_, err = s.SetPhoto(t.Context(), "nobody", []byte("x"), "image/png")
	wantErr(t, err, ErrNotFound)
}

func TestWhatIsNoPhotoIsRefused(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	for name, c := range map[string]struct {
		data        []byte
		contentType string
	}{
		"nothing":      {nil, "image/png"},
		"too large":    {make([]byte, 512<<10+1), "image/png"},
		"another type": {[]byte("<svg/>"), "image/svg+xml"},
	} {
		if _, err := s.SetPhoto(t.Context(), user.ID, c.data, c.contentType); err == nil {
			t.Errorf("%s: was kept", name)
		}
	}
}

func TestRemovePhoto(t *testing.T) {
	s := newStore(t)
	user, other := addUser(t, s, "a@example.org"), addUser(t, s, "b@example.org")
	for _, id := range []string{user.ID, other.ID} {
		if _, err := s.SetPhoto(t.Context(), id, []byte("x"), "image/webp"); err != nil {
			t.Fatal(err)
		}
	}
	for range 2 {
		if got, err := s.RemovePhoto(t.Context(), user.ID); err != nil || got.ID != user.ID || got.PhotoVersion != "" {
			t.Errorf("got %+v, %v", got, err)
		}
		_, err := s.Photo(t.Context(), user.ID)
		wantErr(t, err, ErrNotFound)
	}
	if _, err := s.Photo(t.Context(), other.ID); err != nil {
		t.Error(err)
	}
	_, err := s.RemovePhoto(t.Context(), "nobody")
	wantErr(t, err, ErrNotFound)
}
