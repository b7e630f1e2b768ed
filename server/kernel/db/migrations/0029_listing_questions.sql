CREATE TABLE "listing_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"asker_id" uuid NOT NULL,
	"text" text NOT NULL,
	"text_of_nobody" text NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"report_status" text,
	"report_reason" text,
	"report_text" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_questions" ADD CONSTRAINT "listing_questions_listing_id_profiles_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_questions" ADD CONSTRAINT "listing_questions_asker_id_profiles_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_questions_listing" ON "listing_questions" USING btree ("listing_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_questions_once" ON "listing_questions" USING btree ("asker_id","request_id");--> statement-breakpoint
CREATE INDEX "listing_questions_reported" ON "listing_questions" USING btree ("created_at") WHERE report_status = 'open';