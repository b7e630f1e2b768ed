CREATE TABLE "trials" (
	"mobile_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "replaced_by" uuid;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "worth_paise" bigint;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "next_plan_id" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "quote" jsonb;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "refund_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_replaced_by_transactions_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_period" CHECK (period_end > period_start);--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_amount" CHECK (amount > 0);