DROP INDEX "listing_reports_once";--> statement-breakpoint
CREATE UNIQUE INDEX "listing_reports_once" ON "listing_reports" USING btree ("listing_id","reporter_id") WHERE status = 'open';