CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "bundle_part" (
	"bundle_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "bundle_part_bundle_id_product_id_pk" PRIMARY KEY("bundle_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"index" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"heb_name" text,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"product_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"blocks" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "creator" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"heb_name" text,
	"slug" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" serial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"item_type" text NOT NULL,
	"title" text NOT NULL,
	"heb_title" text,
	"slug" text NOT NULL,
	"short_desc" text NOT NULL,
	"description" text NOT NULL,
	"heb_short_desc" text,
	"heb_description" text,
	"vendor_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"fake_price_cents" integer DEFAULT 0 NOT NULL,
	"tax_code" integer NOT NULL,
	"sku" text NOT NULL,
	"stock" integer NOT NULL,
	"max_quantity" integer DEFAULT 99 NOT NULL,
	"has_variations" boolean DEFAULT false NOT NULL,
	"release_date" date NOT NULL,
	"preorder_date" date,
	"exclude_free_shipping" boolean DEFAULT false NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"meta" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"personalizations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"drawings" jsonb NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', coalesce("title",'') || ' ' || coalesce("heb_title",'') || ' ' || coalesce("short_desc",'') || ' ' || coalesce("sku",''))) STORED
);
--> statement-breakpoint
CREATE TABLE "product_category" (
	"category_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"popularity" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"release_date" date NOT NULL,
	CONSTRAINT "product_category_category_id_product_id_pk" PRIMARY KEY("category_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_creator" (
	"product_id" integer NOT NULL,
	"creator_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_creator_product_id_creator_id_pk" PRIMARY KEY("product_id","creator_id")
);
--> statement-breakpoint
CREATE TABLE "variation" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"options" jsonb NOT NULL,
	"price_cents" integer NOT NULL,
	"fake_price_cents" integer DEFAULT 0 NOT NULL,
	"stock" integer NOT NULL,
	"max_quantity" integer DEFAULT 99 NOT NULL,
	"sku" text NOT NULL,
	"item_type" text NOT NULL,
	"preorder_date" date,
	"drawing" jsonb
);
--> statement-breakpoint
CREATE TABLE "vendor" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_order" (
	"id" serial PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"session_hash" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"timeline" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"totals" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"shipping_type" jsonb NOT NULL,
	"shipping_name" text DEFAULT '' NOT NULL,
	"estimated_arrival" timestamp with time zone,
	"shipping_info" jsonb,
	"pickup_info" jsonb,
	"payment" jsonb,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"zip" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'US' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bundle_part" ADD CONSTRAINT "bundle_part_bundle_id_product_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_part" ADD CONSTRAINT "bundle_part_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_creator" ADD CONSTRAINT "product_creator_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_creator" ADD CONSTRAINT "product_creator_creator_id_creator_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variation" ADD CONSTRAINT "variation_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_parent" ON "category" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_sku" ON "product" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "product_home_category" ON "product" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "product_popularity" ON "product" USING btree ("popularity");--> statement-breakpoint
CREATE INDEX "product_release" ON "product" USING btree ("release_date");--> statement-breakpoint
CREATE INDEX "product_price" ON "product" USING btree ("price_cents");--> statement-breakpoint
CREATE INDEX "product_search" ON "product" USING gin ("search");--> statement-breakpoint
CREATE INDEX "product_title_trigram" ON "product" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_category_popularity" ON "product_category" USING btree ("category_id","popularity" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "product_category_price" ON "product_category" USING btree ("category_id","price_cents","product_id");--> statement-breakpoint
CREATE INDEX "product_category_release" ON "product_category" USING btree ("category_id","release_date" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "product_category_product" ON "product_category" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_creator_creator" ON "product_creator" USING btree ("creator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "variation_sku" ON "variation" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "variation_product" ON "variation" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "attempt_until" ON "attempt" USING btree ("until");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_order_token" ON "customer_order" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_order_idempotency" ON "customer_order" USING btree ("session_hash","idempotency_key");