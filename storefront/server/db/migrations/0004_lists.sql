CREATE TABLE "automated_category" (
	"id" serial PRIMARY KEY NOT NULL,
	"index" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"heb_title" text,
	"description" text DEFAULT '' NOT NULL,
	"rule" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"heb_title" text,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection_product" (
	"collection_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "collection_product_collection_id_product_id_pk" PRIMARY KEY("collection_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "filter_fact" (
	"label" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "product_release";--> statement-breakpoint
DROP INDEX "product_price";--> statement-breakpoint
DROP INDEX "product_category_price";--> statement-breakpoint
DROP INDEX "product_category_release";--> statement-breakpoint
ALTER TABLE "creator" ADD COLUMN "about" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_product" ADD CONSTRAINT "collection_product_collection_id_collection_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_product" ADD CONSTRAINT "collection_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_product_product" ON "collection_product" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "product_category" DROP COLUMN "price_cents";--> statement-breakpoint
ALTER TABLE "product_category" DROP COLUMN "release_date";--> statement-breakpoint
-- Names the state of all that lists are narrowed and sorted by; each process keeps an index of it and asks
-- whether it is still of today. A row, not a sequence: it must change when the change itself can be seen.
-- What is on hand is no part of it, so that no order waits for another here.
CREATE FUNCTION "revise_catalogue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "setting" ("key", "value") VALUES ('catalogue_revision', gen_random_uuid()::text)
	ON CONFLICT ("key") DO UPDATE SET "value" = excluded."value";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_revises" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "price_cents", "fake_price_cents", "heb_title", "vendor_id", "release_date", "preorder_date", "popularity", "meta", "options" ON "product" FOR EACH STATEMENT EXECUTE FUNCTION "revise_catalogue"();--> statement-breakpoint
CREATE TRIGGER "product_category_revises" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_category" FOR EACH STATEMENT EXECUTE FUNCTION "revise_catalogue"();--> statement-breakpoint
CREATE TRIGGER "product_creator_revises" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_creator" FOR EACH STATEMENT EXECUTE FUNCTION "revise_catalogue"();--> statement-breakpoint
CREATE TRIGGER "category_revises" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "category" FOR EACH STATEMENT EXECUTE FUNCTION "revise_catalogue"();--> statement-breakpoint
CREATE TRIGGER "creator_revises" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "creator" FOR EACH STATEMENT EXECUTE FUNCTION "revise_catalogue"();--> statement-breakpoint
CREATE TRIGGER "vendor_revises" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "vendor" FOR EACH STATEMENT EXECUTE FUNCTION "revise_catalogue"();--> statement-breakpoint
CREATE TRIGGER "filter_fact_revises" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "filter_fact" FOR EACH STATEMENT EXECUTE FUNCTION "revise_catalogue"();
