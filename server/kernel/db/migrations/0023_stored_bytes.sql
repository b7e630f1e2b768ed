ALTER TABLE "accounts" ADD COLUMN "stored_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "storage_limit" bigint DEFAULT 524288000 NOT NULL;--> statement-breakpoint
CREATE FUNCTION count_stored(owner uuid, change bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  is_full boolean;
BEGIN
  -- Whoever writes at the same time waits here for the row, and reads what the other has added.
  UPDATE accounts SET stored_bytes = greatest(0, stored_bytes + change) WHERE id = owner
    RETURNING stored_bytes > storage_limit INTO is_full;
  IF change > 0 AND is_full THEN
    RAISE EXCEPTION 'the storage of a member is full' USING ERRCODE = 'FM001';
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION count_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM count_stored((SELECT account_id FROM profiles WHERE id = NEW.profile_id), NEW.bytes);
  ELSE
    PERFORM count_stored((SELECT account_id FROM profiles WHERE id = OLD.profile_id), -OLD.bytes);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_sent_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM count_stored((SELECT account_id FROM profiles WHERE id = NEW.sender_profile_id), (NEW.file->>'bytes')::bigint);
  ELSE
    PERFORM count_stored((SELECT account_id FROM profiles WHERE id = OLD.sender_profile_id), -(OLD.file->>'bytes')::bigint);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
UPDATE accounts a SET stored_bytes = kept.bytes
FROM (
  SELECT p.account_id, sum(one.bytes) AS bytes
  FROM (
    SELECT profile_id, bytes::bigint FROM documents
    UNION ALL SELECT sender_profile_id, (file->>'bytes')::bigint FROM messages WHERE file IS NOT NULL
  ) one (profile_id, bytes)
  JOIN profiles p ON p.id = one.profile_id
  GROUP BY p.account_id
) kept
WHERE kept.account_id = a.id;--> statement-breakpoint
CREATE TRIGGER documents_count_stored AFTER INSERT ON documents FOR EACH ROW EXECUTE FUNCTION count_document();--> statement-breakpoint
CREATE TRIGGER documents_count_removed AFTER DELETE ON documents FOR EACH ROW EXECUTE FUNCTION count_document();--> statement-breakpoint
CREATE TRIGGER messages_count_stored AFTER INSERT ON messages
  FOR EACH ROW WHEN (NEW.file IS NOT NULL) EXECUTE FUNCTION count_sent_file();--> statement-breakpoint
CREATE TRIGGER messages_count_removed AFTER DELETE ON messages
  FOR EACH ROW WHEN (OLD.file IS NOT NULL) EXECUTE FUNCTION count_sent_file();
