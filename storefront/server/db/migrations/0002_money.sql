CREATE TABLE "discount" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"value" numeric(10, 2) NOT NULL,
	"minimum_cents" integer DEFAULT 0 NOT NULL,
	"begins_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"most_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"once_each" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discount_use" (
	"code" text NOT NULL,
	"email" text NOT NULL,
	"order_id" integer NOT NULL,
	CONSTRAINT "discount_use_code_email_pk" PRIMARY KEY("code","email")
);
--> statement-breakpoint
CREATE TABLE "gift_card" (
	"code" text PRIMARY KEY NOT NULL,
	"initial_cents" integer NOT NULL,
	"balance_cents" integer NOT NULL,
	"valid_from" timestamp with time zone,
	"order_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_card_balance" CHECK ("gift_card"."balance_cents" between 0 and "gift_card"."initial_cents")
);
--> statement-breakpoint
CREATE TABLE "gift_card_payment" (
	"order_id" integer NOT NULL,
	"code" text NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "gift_card_payment_order_id_code_pk" PRIMARY KEY("order_id","code")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" serial PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"send_after" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "order_attempt" (
	"session_hash" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"order_id" integer,
	"voids" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_attempt_session_hash_idempotency_key_pk" PRIMARY KEY("session_hash","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_hold" (
	"reference" text PRIMARY KEY NOT NULL,
	"held_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "gift_wrap_cents" integer;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "discount" jsonb;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "gift_cards" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "due_cents" integer;--> statement-breakpoint
UPDATE "customer_order" SET "due_cents" = "total_cents";--> statement-breakpoint
ALTER TABLE "customer_order" ALTER COLUMN "due_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_use" ADD CONSTRAINT "discount_use_code_discount_code_fk" FOREIGN KEY ("code") REFERENCES "public"."discount"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_use" ADD CONSTRAINT "discount_use_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card" ADD CONSTRAINT "gift_card_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_payment" ADD CONSTRAINT "gift_card_payment_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_payment" ADD CONSTRAINT "gift_card_payment_code_gift_card_code_fk" FOREIGN KEY ("code") REFERENCES "public"."gift_card"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_attempt" ADD CONSTRAINT "order_attempt_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_card_order" ON "gift_card" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("send_after") WHERE "outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "order_attempt_tried" ON "order_attempt" USING btree ("tried_at");--> statement-breakpoint
INSERT INTO "order_attempt" ("session_hash", "idempotency_key", "body_hash", "order_id", "tried_at")
	SELECT "session_hash", "idempotency_key", "body_hash", "id", "placed_at" FROM "customer_order";--> statement-breakpoint
DROP INDEX "customer_order_idempotency";--> statement-breakpoint
ALTER TABLE "customer_order" DROP COLUMN "idempotency_key";--> statement-breakpoint
ALTER TABLE "customer_order" DROP COLUMN "body_hash";
