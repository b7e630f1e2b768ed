ALTER TABLE "profiles" ADD COLUMN "strangers" jsonb;--> statement-breakpoint
UPDATE profiles SET headline = '', summary = '', keywords = '', city = '', terms = '{}', matching = NULL WHERE anonymous;--> statement-breakpoint
UPDATE profiles SET listed_version = CASE WHEN anonymous THEN 0 ELSE 2 END WHERE listed_version = 1;--> statement-breakpoint
CREATE FUNCTION search_words_of(profile profiles) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT DISTINCT lower(token)
  FROM ts_parse('default', concat_ws(' ', CASE WHEN profile.anonymous THEN '' ELSE profile.name END, profile.headline, profile.summary, profile.keywords, profile.city))
  WHERE profile.status = 'approved' AND tokid IN (1, 2, 3, 9, 10, 11) AND length(token) BETWEEN 3 AND 40
  ORDER BY 1
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION learn_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (word) SELECT search_words_of(NEW) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION forget_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone text;
  used boolean;
BEGIN
  FOR gone IN
    SELECT search_words_of(OLD) EXCEPT SELECT search_words_of(NEW) WHERE TG_OP = 'UPDATE' ORDER BY 1
  LOOP
    CONTINUE WHEN numnode(plainto_tsquery('english', gone)) = 0;
    -- Written out, so that the planner knows how frequent the word is and takes the index of each kind.
    EXECUTE format(
      $q$SELECT EXISTS (SELECT 1 FROM profiles WHERE status = 'approved' AND kind = 'INVESTMENT' AND words @@ %1$L::tsquery)
        OR EXISTS (SELECT 1 FROM profiles WHERE status = 'approved' AND kind = 'WANT_TO_SELL' AND words @@ %1$L::tsquery)
        OR EXISTS (SELECT 1 FROM profiles WHERE status = 'approved' AND kind = 'WANT_TO_GROW' AND words @@ %1$L::tsquery)
        OR EXISTS (SELECT 1 FROM profiles WHERE status = 'approved' AND kind = 'INVESTOR' AND words @@ %1$L::tsquery)$q$,
      plainto_tsquery('english', gone)::text) INTO used;
    IF NOT used THEN
      DELETE FROM search_words WHERE word = gone;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER profiles_forget_search_words
  AFTER UPDATE OF name, headline, summary, keywords, city, anonymous, status ON profiles
  FOR EACH ROW WHEN (OLD.status = 'approved') EXECUTE FUNCTION forget_search_words();--> statement-breakpoint
CREATE TRIGGER profiles_forget_deleted_search_words
  AFTER DELETE ON profiles
  FOR EACH ROW WHEN (OLD.status = 'approved') EXECUTE FUNCTION forget_search_words();--> statement-breakpoint
DELETE FROM search_words;--> statement-breakpoint
INSERT INTO search_words (word) SELECT DISTINCT w FROM profiles p, search_words_of(p) w ON CONFLICT DO NOTHING;
