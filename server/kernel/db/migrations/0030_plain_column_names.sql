ALTER TABLE "code_challenges" RENAME COLUMN "sealed_code" TO "encrypted_code";--> statement-breakpoint
ALTER TABLE "outbox" RENAME COLUMN "sealed" TO "encrypted";--> statement-breakpoint
ALTER TABLE "mailbox_messages" RENAME COLUMN "parcel" TO "job_id";--> statement-breakpoint
ALTER INDEX "mailbox_messages_parcel" RENAME TO "mailbox_messages_job_id";
