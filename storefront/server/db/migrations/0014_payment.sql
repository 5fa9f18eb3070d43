CREATE TABLE "payment" (
	"reference" text PRIMARY KEY NOT NULL,
	"order_id" integer,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"gateway_payment" text,
	"captured_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text
);
--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order" ON "payment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_due" ON "payment" USING btree ("due_at") WHERE "payment"."state" in ('requested', 'capture_due', 'void_due', 'refund_due');--> statement-breakpoint
ALTER TABLE "sandbox_hold" ADD COLUMN "amount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_hold" ADD COLUMN "captured_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_hold" ADD COLUMN "voided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gift_card" ADD COLUMN "voided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "library_item" ADD COLUMN "opened_at" timestamp with time zone;
