DROP INDEX "profiles_listed";--> statement-breakpoint
DROP INDEX "profiles_search_investment";--> statement-breakpoint
DROP INDEX "profiles_search_want_to_sell";--> statement-breakpoint
DROP INDEX "profiles_search_want_to_grow";--> statement-breakpoint
DROP INDEX "profiles_search_investor";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "listed_no" bigint;--> statement-breakpoint
CREATE SEQUENCE listing_numbers;--> statement-breakpoint
UPDATE profiles SET listed_no = numbered.listed_no
FROM (SELECT id, row_number() OVER (ORDER BY approved_at, id) AS listed_no FROM profiles WHERE approved_at IS NOT NULL) AS numbered
WHERE numbered.id = profiles.id;--> statement-breakpoint
SELECT setval('listing_numbers', (SELECT coalesce(max(listed_no), 0) + 1 FROM profiles), false);--> statement-breakpoint
CREATE FUNCTION number_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.listed_no := nextval('listing_numbers');
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER profiles_number_new_listing
  BEFORE INSERT ON profiles
  FOR EACH ROW WHEN (NEW.approved_at IS NOT NULL AND NEW.listed_no IS NULL) EXECUTE FUNCTION number_listing();--> statement-breakpoint
CREATE TRIGGER profiles_number_listing
  BEFORE UPDATE OF approved_at ON profiles
  FOR EACH ROW WHEN (NEW.approved_at IS DISTINCT FROM OLD.approved_at) EXECUTE FUNCTION number_listing();--> statement-breakpoint
CREATE INDEX "profiles_approved" ON "profiles" USING btree ("kind","approved_at") WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "profiles_listed" ON "profiles" USING btree ("kind","listed_no" DESC NULLS FIRST) WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "profiles_search_investment" ON "profiles" USING gin ("terms","words",(array[(listed_no >> 10) * 8 + 0, (listed_no >> 13) * 8 + 1, (listed_no >> 16) * 8 + 2, (listed_no >> 19) * 8 + 3, (listed_no >> 22) * 8 + 4])) WITH (fastupdate=false) WHERE status = 'approved' and kind = 'INVESTMENT';--> statement-breakpoint
CREATE INDEX "profiles_search_want_to_sell" ON "profiles" USING gin ("terms","words",(array[(listed_no >> 10) * 8 + 0, (listed_no >> 13) * 8 + 1, (listed_no >> 16) * 8 + 2, (listed_no >> 19) * 8 + 3, (listed_no >> 22) * 8 + 4])) WITH (fastupdate=false) WHERE status = 'approved' and kind = 'WANT_TO_SELL';--> statement-breakpoint
CREATE INDEX "profiles_search_want_to_grow" ON "profiles" USING gin ("terms","words",(array[(listed_no >> 10) * 8 + 0, (listed_no >> 13) * 8 + 1, (listed_no >> 16) * 8 + 2, (listed_no >> 19) * 8 + 3, (listed_no >> 22) * 8 + 4])) WITH (fastupdate=false) WHERE status = 'approved' and kind = 'WANT_TO_GROW';--> statement-breakpoint
CREATE INDEX "profiles_search_investor" ON "profiles" USING gin ("terms","words",(array[(listed_no >> 10) * 8 + 0, (listed_no >> 13) * 8 + 1, (listed_no >> 16) * 8 + 2, (listed_no >> 19) * 8 + 3, (listed_no >> 22) * 8 + 4])) WITH (fastupdate=false) WHERE status = 'approved' and kind = 'INVESTOR';