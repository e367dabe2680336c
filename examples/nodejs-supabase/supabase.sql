CREATE TABLE lessons (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id   uuid NOT NULL DEFAULT auth.uid() REFERENCES auth.users,
  title     text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at   timestamptz NOT NULL
);

ALTER TABLE lessons ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON lessons TO authenticated;

CREATE POLICY "Students see their lessons" ON lessons
  FOR SELECT TO authenticated USING ((SELECT auth.uid()) = user_id);

CREATE POLICY "Students book lessons" ON lessons
  FOR INSERT TO authenticated WITH CHECK ((SELECT auth.uid()) = user_id);
