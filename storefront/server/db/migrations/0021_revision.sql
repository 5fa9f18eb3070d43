-- The revision names the state of all that a catalogue says, not only of what lists are narrowed and sorted by: a
-- process keeps what it has read of it as long as the revision is the same. What is on hand is still no part of it.
DROP TRIGGER "product_revises" ON "product";--> statement-breakpoint
CREATE TRIGGER "product_revises" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "id", "type", "item_type", "title", "heb_title", "slug", "short_desc", "description", "heb_short_desc", "heb_description", "vendor_id", "category_id", "price_cents", "fake_price_cents", "tax_code", "sku", "max_quantity", "has_variations", "release_date", "preorder_date", "exclude_free_shipping", "popularity", "meta", "options", "personalizations", "gift_wrap_cents", "drawings" ON "product" FOR EACH STATEMENT EXECUTE FUNCTION "revise_catalogue"();--> statement-breakpoint
CREATE TRIGGER "variation_revises" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "id", "product_id", "position", "options", "price_cents", "fake_price_cents", "max_quantity", "sku", "item_type", "preorder_date", "drawing" ON "variation" FOR EACH STATEMENT EXECUTE FUNCTION "revise_catalogue"();--> statement-breakpoint
CREATE TRIGGER "bundle_part_revises" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "bundle_part" FOR EACH STATEMENT EXECUTE FUNCTION "revise_catalogue"();--> statement-breakpoint
CREATE TRIGGER "collection_revises" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "collection" FOR EACH STATEMENT EXECUTE FUNCTION "revise_catalogue"();--> statement-breakpoint
CREATE TRIGGER "collection_product_revises" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "collection_product" FOR EACH STATEMENT EXECUTE FUNCTION "revise_catalogue"();--> statement-breakpoint
CREATE TRIGGER "automated_category_revises" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "automated_category" FOR EACH STATEMENT EXECUTE FUNCTION "revise_catalogue"();--> statement-breakpoint
-- What was kept before stands for less than it says now.
UPDATE "setting" SET "value" = gen_random_uuid()::text WHERE "key" = 'catalogue_revision';
