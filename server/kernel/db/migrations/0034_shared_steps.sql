CREATE TABLE "traces" (
	"account_id" uuid NOT NULL,
	"trace" uuid NOT NULL,
	"first" integer NOT NULL,
	"steps" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "traces_account_id_trace_first_pk" PRIMARY KEY("account_id","trace","first")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "shares_steps" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "support_messages" ADD COLUMN "steps" jsonb;--> statement-breakpoint
ALTER TABLE "traces" ADD CONSTRAINT "traces_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "traces_created" ON "traces" USING btree ("created_at");