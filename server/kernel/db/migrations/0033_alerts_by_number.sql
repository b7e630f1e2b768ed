DROP INDEX "profiles_approved";--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "seen_no" bigint;--> statement-breakpoint
UPDATE "saved_searches" s SET "seen_no" =
  (SELECT coalesce(max(p."listed_no"), 0) FROM "profiles" p WHERE p."approved_at" <= s."seen_until");--> statement-breakpoint
ALTER TABLE "saved_searches" ALTER COLUMN "seen_no" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" DROP COLUMN "seen_until";--> statement-breakpoint
CREATE OR REPLACE FUNCTION number_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('listing_numbers', 0));
  NEW.listed_no := nextval('listing_numbers');
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION settled_listing_number() RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('listing_numbers', 0));
  RETURN (SELECT CASE WHEN is_called THEN last_value ELSE last_value - 1 END FROM listing_numbers);
END $$;
