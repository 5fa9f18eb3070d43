CREATE TABLE "customer" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_address" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"address" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_favorite" (
	"customer_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" serial NOT NULL,
	CONSTRAINT "customer_favorite_customer_id_product_id_pk" PRIMARY KEY("customer_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "customer_following" (
	"customer_id" integer NOT NULL,
	"type" text NOT NULL,
	"followed_id" integer NOT NULL,
	"position" serial NOT NULL,
	CONSTRAINT "customer_following_customer_id_type_followed_id_pk" PRIMARY KEY("customer_id","type","followed_id")
);
--> statement-breakpoint
CREATE TABLE "customer_line" (
	"customer_id" integer NOT NULL,
	"list" text NOT NULL,
	"line_key" text NOT NULL,
	"line" jsonb NOT NULL,
	"position" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_line_customer_id_list_line_key_pk" PRIMARY KEY("customer_id","list","line_key")
);
--> statement-breakpoint
CREATE TABLE "customer_payment" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"token" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"exp" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer_address" ADD CONSTRAINT "customer_address_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_favorite" ADD CONSTRAINT "customer_favorite_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_following" ADD CONSTRAINT "customer_following_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_line" ADD CONSTRAINT "customer_line_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_payment" ADD CONSTRAINT "customer_payment_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email_key" ON "customer" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "customer_address_customer" ON "customer_address" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_address_default" ON "customer_address" USING btree ("customer_id") WHERE "customer_address"."is_default";--> statement-breakpoint
CREATE INDEX "customer_payment_customer" ON "customer_payment" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_payment_default" ON "customer_payment" USING btree ("customer_id") WHERE "customer_payment"."is_default";--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_order_session" ON "customer_order" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "session_customer" ON "session" USING btree ("customer_id");