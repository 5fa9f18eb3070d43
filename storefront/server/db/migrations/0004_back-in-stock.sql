CREATE TABLE "back_in_stock_request" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"customer_id" integer,
	"product_id" integer NOT NULL,
	"variation_id" integer,
	"asked_at" timestamp with time zone NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "back_in_stock_request_once" UNIQUE NULLS NOT DISTINCT("email_key","product_id","variation_id")
);
--> statement-breakpoint
ALTER TABLE "back_in_stock_request" ADD CONSTRAINT "back_in_stock_request_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "back_in_stock_request_customer" ON "back_in_stock_request" USING btree ("customer_id");