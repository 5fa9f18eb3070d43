CREATE TABLE "plan" (
	"group_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"includes" jsonb NOT NULL,
	"frequencies" jsonb NOT NULL,
	"badge" text,
	CONSTRAINT "plan_group_id_product_id_pk" PRIMARY KEY("group_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "plan_group" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"lead" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lease" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recurring_run" (
	"subscription_id" integer NOT NULL,
	"due_on" date NOT NULL,
	"order_id" integer,
	"failures" integer DEFAULT 0 NOT NULL,
	"failed_on" date,
	"silences" integer DEFAULT 0 NOT NULL,
	"asked_for" text,
	"ran_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recurring_run_subscription_id_due_on_pk" PRIMARY KEY("subscription_id","due_on")
);
--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "type_id" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "body_hash" text;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "told_of" date;--> statement-breakpoint
ALTER TABLE "recurring_run" ADD CONSTRAINT "recurring_run_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_run" ADD CONSTRAINT "recurring_run_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recurring_run_order" ON "recurring_run" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_key" ON "subscription" USING btree ("customer_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "subscription_due" ON "subscription" USING btree ("next_on") WHERE "subscription"."status" <> 'paused';
