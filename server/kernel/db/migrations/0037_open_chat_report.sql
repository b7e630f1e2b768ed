DELETE FROM "chat_reports" a USING "chat_reports" b
	WHERE a.status = 'open' AND b.status = 'open' AND a.chat_id = b.chat_id AND a.by_profile_id = b.by_profile_id
	AND (a.created_at, a.id) < (b.created_at, b.id);--> statement-breakpoint
CREATE UNIQUE INDEX "chat_reports_once" ON "chat_reports" USING btree ("chat_id","by_profile_id") WHERE status = 'open';