CREATE TABLE "favourites" (
	"profile_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_profile_id_listing_id_pk" PRIMARY KEY("profile_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "listing_days" (
	"profile_id" uuid NOT NULL,
	"day" date NOT NULL,
	"shown" integer NOT NULL,
	CONSTRAINT "listing_days_profile_id_day_pk" PRIMARY KEY("profile_id","day")
);
--> statement-breakpoint
CREATE TABLE "listing_openings" (
	"viewer_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_openings_viewer_id_listing_id_pk" PRIMARY KEY("viewer_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "listing_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_views" (
	"profile_id" uuid NOT NULL,
	"viewer_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "listing_views_profile_id_day_viewer_id_pk" PRIMARY KEY("profile_id","day","viewer_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"profile_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"alert" text NOT NULL,
	"seen_until" timestamp (3) with time zone NOT NULL,
	"next_alert_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "profiles_listed";--> statement-breakpoint
DROP INDEX "proposals_sent";--> statement-breakpoint
DROP INDEX "proposals_received";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "restricted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "terms" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "keywords" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "matching" jsonb;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "listed_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', case when anonymous then '' else name end), 'A') || setweight(to_tsvector('english', keywords), 'A') || setweight(to_tsvector('english', headline), 'B') || setweight(to_tsvector('english', city), 'B') || setweight(to_tsvector('english', summary), 'C')) STORED;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "deal_closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "proposal_steps" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "exclusive_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "reminders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_listing_id_profiles_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_days" ADD CONSTRAINT "listing_days_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_openings" ADD CONSTRAINT "listing_openings_viewer_id_profiles_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_openings" ADD CONSTRAINT "listing_openings_listing_id_profiles_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_listing_id_profiles_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_reporter_id_profiles_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_views" ADD CONSTRAINT "listing_views_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_reports_once" ON "listing_reports" USING btree ("listing_id","reporter_id");--> statement-breakpoint
CREATE INDEX "saved_searches_profile" ON "saved_searches" USING btree ("profile_id","created_at");--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("next_alert_at") WHERE next_alert_at is not null;--> statement-breakpoint
CREATE INDEX "search_words_like" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "profiles_amount_high" ON "profiles" USING btree ("kind",coalesce(amount_usd, -1) desc,"id" DESC NULLS FIRST) WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "profiles_amount_low" ON "profiles" USING btree ("kind",coalesce(amount_usd, 9007199254740991),"id") WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "profiles_search_investment" ON "profiles" USING gin ("terms","words") WHERE status = 'approved' and kind = 'INVESTMENT';--> statement-breakpoint
CREATE INDEX "profiles_search_want_to_sell" ON "profiles" USING gin ("terms","words") WHERE status = 'approved' and kind = 'WANT_TO_SELL';--> statement-breakpoint
CREATE INDEX "profiles_search_want_to_grow" ON "profiles" USING gin ("terms","words") WHERE status = 'approved' and kind = 'WANT_TO_GROW';--> statement-breakpoint
CREATE INDEX "profiles_search_investor" ON "profiles" USING gin ("terms","words") WHERE status = 'approved' and kind = 'INVESTOR';--> statement-breakpoint
CREATE INDEX "proposals_due" ON "proposals" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "profiles_listed" ON "profiles" USING btree ("kind","approved_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "proposals_sent" ON "proposals" USING btree ("sender_profile_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "proposals_received" ON "proposals" USING btree ("receiver_profile_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);