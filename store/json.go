package store

import (
	"bytes"
	"database/sql/driver"
	"encoding/json"
	"fmt"
)

// JSON is stored JSON text. It goes out as it was stored; where there is none it is null.
type JSON []byte

// MarshalJSON gives the stored bytes.
func (j JSON) MarshalJSON() ([]byte, error) {
	if len(j) == 0 {
		return []byte("null"), nil
	}
	return j, nil
}

// UnmarshalJSON keeps the bytes as they came.
func (j *JSON) UnmarshalJSON(data []byte) error {
	*j = bytes.Clone(data)
	return nil
}

// Scan reads a TEXT column or NULL.
func (j *JSON) Scan(value any) error {
	switch value := value.(type) {
	case nil:
		*j = nil
	case string:
		*j = JSON(value)
	case []byte:
		*j = bytes.Clone(value)
	default:
		return fmt.Errorf("reading JSON from a column of type %T", value)
	}
	return nil
}

// Value writes TEXT, or NULL where there is nothing.
func (j JSON) Value() (driver.Value, error) {
	if len(j) == 0 || string(j) == "null" {
		return nil, nil
	}
	return string(j), nil
}

// same tells whether both say the same but for the blanks between.
func (j JSON) same(other JSON) bool {
	if bytes.Equal(j, other) {
		return true
	}
	var left, right bytes.Buffer
	if json.Compact(&left, j) != nil || json.Compact(&right, other) != nil {
		return false
	}
	return bytes.Equal(left.Bytes(), right.Bytes())
}
