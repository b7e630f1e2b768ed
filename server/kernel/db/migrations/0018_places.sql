CREATE FUNCTION pg_temp.place_of(written text, country text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN written IN ('online-only', 'anywhere', 'anywhere-in-india') OR written ~ '^[A-Z]{2}(:|$)' THEN written
    WHEN written = 'outside-india' THEN CASE WHEN country ~ '^[A-Z]{2}$' AND country <> 'IN' THEN country ELSE written END
    ELSE 'IN:' || written
  END
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.with_places(answers jsonb, country text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof(answers) = 'object' THEN answers
    || CASE WHEN jsonb_typeof(answers->'location') = 'string' AND answers->>'location' <> ''
      THEN jsonb_build_object('location', pg_temp.place_of(answers->>'location', country)) ELSE '{}' END
    || CASE WHEN jsonb_typeof(answers->'preferred_location') = 'array'
      THEN jsonb_build_object('preferred_location', (SELECT coalesce(jsonb_agg(pg_temp.place_of(one, NULL)), '[]') FROM jsonb_array_elements_text(answers->'preferred_location') one))
      ELSE '{}' END
  ELSE answers END
$$;--> statement-breakpoint
UPDATE profiles SET
  business = pg_temp.with_places(business, business->>'country'),
  pending = pg_temp.with_places(pending, business->>'country'),
  strangers = pg_temp.with_places(strangers, business->>'country')
WHERE business ?| ARRAY['location', 'preferred_location'] OR pending ?| ARRAY['location', 'preferred_location'];--> statement-breakpoint
UPDATE profile_drafts SET answers = pg_temp.with_places(answers, answers->>'country') WHERE answers ?| ARRAY['location', 'preferred_location'];
