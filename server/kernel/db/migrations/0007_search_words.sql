CREATE FUNCTION learn_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (word)
  SELECT DISTINCT lower(token)
  FROM ts_parse('default', concat_ws(' ', CASE WHEN NEW.anonymous THEN '' ELSE NEW.name END, NEW.headline, NEW.summary, NEW.keywords, NEW.city))
  WHERE tokid IN (1, 2, 3, 9, 10, 11) AND length(token) BETWEEN 3 AND 40
  ORDER BY 1
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_learn_search_words
  AFTER INSERT OR UPDATE OF name, headline, summary, keywords, city, anonymous, status ON profiles
  FOR EACH ROW WHEN (NEW.status = 'approved') EXECUTE FUNCTION learn_search_words();
