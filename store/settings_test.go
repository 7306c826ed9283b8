package store

import "testing"

func TestSettings(t *testing.T) {
	s := newStore(t)
	_, err := s.Setting(t.Context(), "invite")
	wantErr(t, err, ErrNotFound)
	made := 0
	for range 3 {
		value, err := s.SettingOrCreate(t.Context(), "invite", func() (string, error) {
			made++
			return "MANGO", nil
		})
		if err != nil || value != "MANGO" {
			t.Errorf("got %q, %v", value, err)
		}
	}
	if made != 1 {
		t.Errorf("made %d times", made)
	}
	if value, err := s.Setting(t.Context(), "invite"); err != nil || value != "MANGO" {
		t.Errorf("got %q, %v", value, err)
	}
	_, err = s.SettingOrCreate(t.Context(), "broken", func() (string, error) { return "", ErrBusy })
	wantErr(t, err, ErrBusy)
	_, err = s.Setting(t.Context(), "broken")
	wantErr(t, err, ErrNotFound)
	for _, value := range []string{"PAPAYA", "GUAVA"} {
		if err := s.SetSetting(t.Context(), "invite", value); err != nil {
			t.Fatal(err)
		}
		if kept, err := s.Setting(t.Context(), "invite"); err != nil || kept != value {
			t.Errorf("got %q, %v; want %q", kept, err, value)
		}
	}
}
