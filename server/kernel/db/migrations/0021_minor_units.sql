CREATE FUNCTION pg_temp.digits_of(currency text) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN currency = ANY (string_to_array('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF', ' ')) THEN 0
    WHEN currency = ANY (string_to_array('BHD JOD KWD OMR TND', ' ')) THEN 3
    ELSE 2 END
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.in_minor_units(answer jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN jsonb_typeof(answer) = 'object' AND btrim(answer->>'amount') ~ '^[0-9]{1,15}([.][0-9]{1,3})?$'
      AND length(split_part(btrim(answer->>'amount'), '.', 2)) <= pg_temp.digits_of(answer->>'currency')
    THEN jsonb_build_object('currency', answer->>'currency', 'minor',
      trunc(btrim(answer->>'amount')::numeric * (10::numeric ^ pg_temp.digits_of(answer->>'currency')))::text)
    ELSE answer END
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.with_minor_units(answers jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof(answers) = 'object'
    THEN (SELECT coalesce(jsonb_object_agg(name, pg_temp.in_minor_units(answer)), '{}') FROM jsonb_each(answers) AS one (name, answer))
    ELSE answers END
$$;--> statement-breakpoint
UPDATE profiles SET
  basic = pg_temp.with_minor_units(basic),
  business = pg_temp.with_minor_units(business),
  document_answers = pg_temp.with_minor_units(document_answers),
  pending = pg_temp.with_minor_units(pending),
  strangers = pg_temp.with_minor_units(strangers)
WHERE concat(basic, business, document_answers, pending, strangers) LIKE '%"amount"%';--> statement-breakpoint
UPDATE profile_drafts SET answers = pg_temp.with_minor_units(answers) WHERE answers::text LIKE '%"amount"%';
