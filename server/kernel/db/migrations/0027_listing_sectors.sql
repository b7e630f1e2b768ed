CREATE TABLE "listing_sectors" (
	"kind" text NOT NULL,
	"sector" text NOT NULL,
	"listed_no" bigint NOT NULL,
	"profile_id" uuid NOT NULL,
	CONSTRAINT "listing_sectors_kind_sector_listed_no_profile_id_pk" PRIMARY KEY("kind","sector","listed_no","profile_id")
);
--> statement-breakpoint
ALTER TABLE "listing_sectors" ADD CONSTRAINT "listing_sectors_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_sectors_profile" ON "listing_sectors" USING btree ("profile_id");--> statement-breakpoint
CREATE FUNCTION place_in_sectors() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM listing_sectors WHERE profile_id = NEW.id;
  END IF;
  INSERT INTO listing_sectors (kind, sector, listed_no, profile_id)
  SELECT DISTINCT NEW.kind, sector, NEW.listed_no, NEW.id FROM unnest(NEW.industries) AS sector
  WHERE NEW.status = 'approved' AND NEW.listed_no IS NOT NULL AND NEW.deal_closed_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_place_new_in_sectors
  AFTER INSERT ON profiles
  FOR EACH ROW WHEN (NEW.status = 'approved') EXECUTE FUNCTION place_in_sectors();
--> statement-breakpoint
CREATE TRIGGER profiles_place_in_sectors
  AFTER UPDATE ON profiles
  FOR EACH ROW WHEN (
    (NEW.status, NEW.industries, NEW.listed_no, NEW.deal_closed_at)
    IS DISTINCT FROM (OLD.status, OLD.industries, OLD.listed_no, OLD.deal_closed_at)
  ) EXECUTE FUNCTION place_in_sectors();
--> statement-breakpoint
INSERT INTO listing_sectors (kind, sector, listed_no, profile_id)
SELECT DISTINCT p.kind, sector, p.listed_no, p.id FROM profiles p CROSS JOIN unnest(p.industries) AS sector
WHERE p.status = 'approved' AND p.listed_no IS NOT NULL AND p.deal_closed_at IS NULL;
