-- The whole database as it is now. Every statement may run again without harm.
-- Times are unix milliseconds in UTC. Lists are ordered by sequence, never by a clock. Ids are 128 random bits.

CREATE TABLE IF NOT EXISTS users (
  sequence      INTEGER PRIMARY KEY AUTOINCREMENT,
  id            TEXT NOT NULL UNIQUE CHECK (length(id) BETWEEN 20 AND 64),
  email         TEXT NOT NULL CHECK (length(email) BETWEEN 1 AND 254),
  email_key     TEXT NOT NULL UNIQUE CHECK (email_key <> ''), -- NFC and lower case
  first_name    TEXT NOT NULL DEFAULT '' CHECK (length(first_name) <= 80),
  last_name     TEXT NOT NULL DEFAULT '' CHECK (length(last_name) <= 80),
  school        TEXT NOT NULL DEFAULT '' CHECK (length(school) <= 200),
  country       TEXT NOT NULL DEFAULT '' CHECK (length(country) <= 80),
  language      TEXT NOT NULL DEFAULT '' CHECK (length(language) <= 35),
  my_class      TEXT CHECK (my_class IS NULL OR (json_valid(my_class) AND json_type(my_class) = 'object' AND octet_length(my_class) <= 65536)),
  password_hash TEXT CHECK (password_hash <> ''), -- null where one signs in by an identity alone
  recovery_hash BLOB CHECK (length(recovery_hash) BETWEEN 16 AND 64),
  created_at    INTEGER NOT NULL,
  sign_out_after INTEGER NOT NULL DEFAULT 0 CHECK (sign_out_after IN (0, 5, 15, 30, 60)),
  CHECK (password_hash IS NULL OR recovery_hash IS NOT NULL) -- a password may be forgotten
) STRICT;

-- Who somebody is at another service that signs them in here.
CREATE TABLE IF NOT EXISTS identities (
  sequence   INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  provider   TEXT NOT NULL CHECK (provider IN ('github', 'google', 'discord')),
  subject    TEXT NOT NULL CHECK (length(subject) BETWEEN 1 AND 255), -- the service's id of the account, never its name or email
  created_at INTEGER NOT NULL,
  UNIQUE (provider, subject),
  UNIQUE (user_id, provider)
) STRICT;

CREATE TABLE IF NOT EXISTS photos (
  user_id      TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  version      TEXT NOT NULL CHECK (length(version) BETWEEN 20 AND 64), -- another one for every picture
  content_type TEXT NOT NULL CHECK (content_type IN ('image/png', 'image/jpeg', 'image/webp')),
  updated_at   INTEGER NOT NULL,
  data         BLOB NOT NULL CHECK (length(data) BETWEEN 1 AND 524288)
) STRICT;

CREATE TABLE IF NOT EXISTS sessions (
  sequence   INTEGER PRIMARY KEY AUTOINCREMENT,
  token      TEXT NOT NULL UNIQUE CHECK (token <> ''), -- a hash, never the token itself
  user_id    TEXT REFERENCES users (id) ON DELETE CASCADE,
  data       BLOB NOT NULL CHECK (length(data) <= 65536),
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS sessions_by_user ON sessions (user_id);

CREATE TABLE IF NOT EXISTS settings (
  key   TEXT PRIMARY KEY CHECK (length(key) BETWEEN 1 AND 80),
  value TEXT NOT NULL CHECK (octet_length(value) <= 65536)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS designs (
  sequence        INTEGER PRIMARY KEY AUTOINCREMENT,
  id              TEXT NOT NULL UNIQUE CHECK (length(id) BETWEEN 20 AND 64),
  owner_id        TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  title           TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 300),
  subject         TEXT NOT NULL CHECK (length(subject) BETWEEN 1 AND 120),
  topic           TEXT NOT NULL CHECK (length(topic) BETWEEN 1 AND 2000),
  cohort          TEXT NOT NULL CHECK (length(cohort) <= 40),
  cohort_group    TEXT NOT NULL CHECK (cohort_group IN ('', 'primary', 'junior', 'senior')),
  skills          TEXT NOT NULL CHECK (json_valid(skills) AND json_type(skills) = 'array' AND json_array_length(skills) <= 20),
  additional_info TEXT NOT NULL DEFAULT '' CHECK (length(additional_info) <= 5000),
  status          TEXT NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'active', 'archived')),
  context         TEXT CHECK (context IS NULL OR (json_valid(context) AND json_type(context) = 'object' AND octet_length(context) <= 65536)),
  adapted_from    TEXT CHECK (adapted_from IS NULL OR (json_valid(adapted_from) AND json_type(adapted_from) = 'object' AND octet_length(adapted_from) <= 4096)),
  search_key      TEXT NOT NULL, -- title and topic without regard to case
  created_at      INTEGER NOT NULL,
  updated_at      INTEGER NOT NULL CHECK (updated_at >= created_at)
) STRICT;
CREATE INDEX IF NOT EXISTS designs_by_owner ON designs (owner_id);
CREATE INDEX IF NOT EXISTS designs_by_change ON designs (updated_at); -- for the newest: a clock cannot be before it

-- content_json stands last, so that a label is read without walking through a whole plan.
CREATE TABLE IF NOT EXISTS versions (
  sequence     INTEGER PRIMARY KEY AUTOINCREMENT,
  id           TEXT NOT NULL UNIQUE CHECK (length(id) BETWEEN 20 AND 64),
  design_id    TEXT NOT NULL REFERENCES designs (id) ON DELETE CASCADE,
  version      TEXT NOT NULL CHECK (length(version) BETWEEN 1 AND 32),
  llm_model    TEXT CHECK (length(llm_model) BETWEEN 1 AND 120),
  created_at   INTEGER NOT NULL,
  content_json TEXT NOT NULL CHECK (octet_length(content_json) <= 262144 AND json_valid(content_json) AND json_type(content_json) = 'object'),
  UNIQUE (design_id, version)
) STRICT;
CREATE INDEX IF NOT EXISTS versions_by_design ON versions (design_id);

-- A saved generation goes with its design; its id keeps a repeated save from making a second design. The plan is whole at
-- every moment: the draft, overlaid by the sections that are finished.
CREATE TABLE IF NOT EXISTS generations (
  sequence        INTEGER PRIMARY KEY AUTOINCREMENT,
  id              TEXT NOT NULL UNIQUE CHECK (length(id) BETWEEN 20 AND 64),
  owner_id        TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind            TEXT NOT NULL CHECK (kind IN ('create', 'regenerate', 'section')),
  design_id       TEXT REFERENCES designs (id) ON DELETE CASCADE,
  section         TEXT CHECK (section IN ('core', 'empathize', 'define', 'ideate', 'prototype', 'test', 'outcome')),
  wish            TEXT CHECK (wish IN ('another', 'easier', 'harder', 'shorter', 'words')),
  words           TEXT CHECK (length(words) BETWEEN 1 AND 2000), -- the wish in the teacher's own words
  status          TEXT NOT NULL CHECK (status IN ('waiting', 'running', 'done', 'failed', 'cancelled')),
  code            TEXT CHECK (length(code) BETWEEN 1 AND 40), -- why it failed
  llm_model       TEXT CHECK (length(llm_model) BETWEEN 1 AND 120),
  created_at      INTEGER NOT NULL,
  saved_design_id TEXT REFERENCES designs (id) ON DELETE CASCADE,
  prompt          TEXT NOT NULL CHECK (json_valid(prompt) AND json_type(prompt) = 'object' AND octet_length(prompt) <= 131072),
  plan            TEXT CHECK (plan IS NULL OR (octet_length(plan) <= 262144 AND json_valid(plan) AND json_type(plan) = 'object')),
  CHECK (status <> 'done' OR plan IS NOT NULL OR saved_design_id IS NOT NULL),
  CHECK ((kind = 'create') = (design_id IS NULL)),
  CHECK ((kind = 'section') = (section IS NOT NULL AND wish IS NOT NULL)),
  CHECK ((wish IS 'words') = (words IS NOT NULL))
) STRICT;
CREATE INDEX IF NOT EXISTS generations_by_owner ON generations (owner_id);
CREATE INDEX IF NOT EXISTS generations_by_design ON generations (design_id) WHERE design_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS generations_by_saved_design ON generations (saved_design_id) WHERE saved_design_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS generations_unfinished ON generations (status) WHERE status IN ('waiting', 'running');

-- What a generation has told so far, to be told again from the start; what is for show only is not kept.
CREATE TABLE IF NOT EXISTS generation_events (
  generation_id TEXT NOT NULL REFERENCES generations (id) ON DELETE CASCADE,
  id            INTEGER NOT NULL CHECK (id > 0), -- counts up within a generation
  name          TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  data          TEXT NOT NULL CHECK (json_valid(data) AND json_type(data) = 'object' AND octet_length(data) <= 524288),
  PRIMARY KEY (generation_id, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS shares (
  design_id  TEXT PRIMARY KEY REFERENCES designs (id) ON DELETE CASCADE,
  share_code TEXT NOT NULL UNIQUE CHECK (length(share_code) BETWEEN 20 AND 64),
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- A second name of a share that can be typed, for the network of this computer alone.
CREATE TABLE IF NOT EXISTS short_codes (
  design_id TEXT PRIMARY KEY REFERENCES shares (design_id) ON DELETE CASCADE,
  code      TEXT NOT NULL UNIQUE CHECK (length(code) = 8)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS ratings (
  sequence    INTEGER PRIMARY KEY AUTOINCREMENT,
  id          TEXT NOT NULL UNIQUE CHECK (length(id) BETWEEN 20 AND 64),
  design_id   TEXT NOT NULL REFERENCES designs (id) ON DELETE CASCADE,
  rater_key   TEXT NOT NULL CHECK (length(rater_key) BETWEEN 1 AND 64), -- one browser, one rating a plan
  rating      INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  feedback    TEXT NOT NULL DEFAULT '' CHECK (length(feedback) <= 2000),
  rater_email TEXT NOT NULL DEFAULT '' CHECK (length(rater_email) <= 254),
  hidden      INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1)), -- the owner does not want to read it
  created_at  INTEGER NOT NULL,
  UNIQUE (design_id, rater_key)
) STRICT;
CREATE INDEX IF NOT EXISTS ratings_by_design ON ratings (design_id, rating);

-- What a design that came in a bundle has in common with the one it was made from, and with every other copy of that.
CREATE TABLE IF NOT EXISTS origins (
  design_id TEXT PRIMARY KEY REFERENCES designs (id) ON DELETE CASCADE,
  origin    TEXT NOT NULL CHECK (length(origin) = 32)
) STRICT, WITHOUT ROWID;

-- What readers elsewhere thought of a design that came in a bundle. Anybody can write a bundle, so these count nowhere.
CREATE TABLE IF NOT EXISTS carried_ratings (
  sequence   INTEGER PRIMARY KEY AUTOINCREMENT,
  design_id  TEXT NOT NULL REFERENCES designs (id) ON DELETE CASCADE,
  rating     INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  feedback   TEXT NOT NULL DEFAULT '' CHECK (length(feedback) <= 2000),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS carried_ratings_by_design ON carried_ratings (design_id);

-- An achievement is given once and stays, whatever becomes of the designs it was given for.
CREATE TABLE IF NOT EXISTS achievements (
  sequence       INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id        TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  achievement_id TEXT NOT NULL CHECK (length(achievement_id) BETWEEN 1 AND 64),
  earned_at      INTEGER NOT NULL,
  UNIQUE (user_id, achievement_id)
) STRICT;

CREATE TABLE IF NOT EXISTS feedback (
  sequence   INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  type       TEXT NOT NULL CHECK (type IN ('emoji', 'general', 'achievement')),
  rating     TEXT NOT NULL DEFAULT '' CHECK (length(rating) <= 40), -- an emoji, or a number of stars
  feedback   TEXT NOT NULL DEFAULT '' CHECK (length(feedback) <= 2000),
  context    TEXT NOT NULL DEFAULT '' CHECK (length(context) <= 80), -- where it was given
  metadata   TEXT CHECK (metadata IS NULL OR (json_valid(metadata) AND json_type(metadata) = 'object' AND octet_length(metadata) <= 16384)),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS feedback_by_user ON feedback (user_id);
