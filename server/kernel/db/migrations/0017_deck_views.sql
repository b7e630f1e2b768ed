CREATE TABLE "deck_views" (
	"profile_id" uuid NOT NULL,
	"viewer_id" uuid NOT NULL,
	"day" date NOT NULL,
	"viewed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deck_views_profile_id_day_viewer_id_pk" PRIMARY KEY("profile_id","day","viewer_id")
);
--> statement-breakpoint
ALTER TABLE "deck_views" ADD CONSTRAINT "deck_views_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deck_views_week" ON "deck_views" USING btree ("viewed_at");