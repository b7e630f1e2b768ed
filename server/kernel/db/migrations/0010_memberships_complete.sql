CREATE TABLE "receipt_years" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "mobile_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "featured_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "pack_id" uuid;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "receipt_year" integer;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "receipt_number" integer;--> statement-breakpoint
CREATE INDEX "memberships_featured" ON "memberships" USING btree ("profile_kind","featured_until") WHERE featured_until is not null;--> statement-breakpoint
CREATE INDEX "proposals_pack" ON "proposals" USING btree ("pack_id") WHERE pack_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_receipt" ON "transactions" USING btree ("receipt_year","receipt_number");