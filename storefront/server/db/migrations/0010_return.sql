CREATE TABLE "order_return" (
	"id" serial PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"order_id" integer NOT NULL,
	"customer_id" integer,
	"session_hash" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"is_gift" boolean NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"refund" text NOT NULL,
	"method" text NOT NULL,
	"card_cents" integer NOT NULL,
	"gift_card_cents" integer NOT NULL,
	"shipping_cents" integer NOT NULL,
	"gift_card_code" text,
	"made_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_return_line" (
	"return_id" integer NOT NULL,
	"line" integer NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"refund_cents" integer NOT NULL,
	CONSTRAINT "order_return_line_return_id_line_pk" PRIMARY KEY("return_id","line")
);
--> statement-breakpoint
CREATE TABLE "sandbox_refund" (
	"reference" text PRIMARY KEY NOT NULL,
	"payment" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"refunded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "gift_code" text;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_gift_card_code_gift_card_code_fk" FOREIGN KEY ("gift_card_code") REFERENCES "public"."gift_card"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_line" ADD CONSTRAINT "order_return_line_return_id_order_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_return"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_return_token" ON "order_return" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "order_return_key" ON "order_return" USING btree ("session_hash","idempotency_key");--> statement-breakpoint
CREATE INDEX "order_return_order" ON "order_return" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_return_customer" ON "order_return" USING btree ("customer_id");
