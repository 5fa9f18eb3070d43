CREATE TABLE "library_item" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" integer,
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"work" jsonb NOT NULL,
	"bought_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"product" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"frequency" text NOT NULL,
	"status" text NOT NULL,
	"started_on" date NOT NULL,
	"next_on" date,
	"ends_on" date,
	"address_id" integer,
	"payment_id" integer
);
--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "library_item" ADD CONSTRAINT "library_item_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_item" ADD CONSTRAINT "library_item_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_address_id_customer_address_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."customer_address"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_payment_id_customer_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."customer_payment"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_item_customer" ON "library_item" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "library_item_order" ON "library_item" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "subscription_customer" ON "subscription" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_order_customer" ON "customer_order" USING btree ("customer_id","placed_at");--> statement-breakpoint
-- What customers ordered before orders said whose they are.
UPDATE "customer_order" SET "customer_id" = "session"."customer_id" FROM "session" WHERE "session"."id_hash" = "customer_order"."session_hash" AND "session"."customer_id" IS NOT NULL;
