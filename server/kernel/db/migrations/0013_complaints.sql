ALTER TABLE "proposals" ADD COLUMN "complaint_status" text;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "complaint_reason" text;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "complaint_text" text;