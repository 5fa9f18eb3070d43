-- The schema as it is at its beginning. This file is never edited: what changes later is a migration after it.
-- What drizzle-kit does not make of the tables stands at the beginning and at the end.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Orders, returns and subscriptions get a number of nine digits, drawn at random, so that none tells how many
-- there are. A number that is taken is drawn again.
CREATE FUNCTION "drawn_number"("of_table" regclass) RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
DECLARE
	drawn integer;
	taken boolean;
BEGIN
	LOOP
		drawn := 100000000 + (('x' || substr(md5(gen_random_uuid()::text), 1, 8))::bit(32)::bigint & 4294967295) % 900000000;
		EXECUTE format('SELECT EXISTS (SELECT FROM %s WHERE "id" = $1)', of_table) INTO taken USING drawn;
		IF NOT taken THEN RETURN drawn; END IF;
	END LOOP;
END;
$$;--> statement-breakpoint
CREATE TABLE "card_attempt" (
	"id" text NOT NULL,
	"key" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"declined_at" timestamp with time zone,
	CONSTRAINT "card_attempt_id_key_pk" PRIMARY KEY("id","key")
);
--> statement-breakpoint
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
	"slug" text NOT NULL,
	"about" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "currency" (
	"currency" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"rate" numeric(16, 6) NOT NULL,
	"symbol" text NOT NULL,
	"position" integer NOT NULL
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
	"gift_wrap_cents" integer,
	"drawings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_category" (
	"category_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"popularity" integer NOT NULL,
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
CREATE TABLE "chat_message" (
	"thread_id" integer NOT NULL,
	"number" integer NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"order_id" integer,
	"idempotency_key" text,
	"seen_at" timestamp with time zone,
	"letter_id" integer,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_message_thread_id_number_pk" PRIMARY KEY("thread_id","number")
);
--> statement-breakpoint
CREATE TABLE "chat_thread" (
	"id" serial PRIMARY KEY NOT NULL,
	"session_hash" text,
	"customer_id" integer,
	"email" text,
	"waiting_since" timestamp with time zone,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_thread_owner" CHECK (("chat_thread"."session_hash" is null) <> ("chat_thread"."customer_id" is null))
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" integer,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "password_reset" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
	"voided_at" timestamp with time zone,
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
CREATE TABLE "library_item" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" integer,
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"work" jsonb NOT NULL,
	"bought_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone
);
--> statement-breakpoint
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
CREATE TABLE "outbox" (
	"id" serial PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"unsubscribe" text,
	"send_after" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "newsletter_sign_up" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"customer_id" integer,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "newsletter_sign_up_email_key_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_order" (
	"id" integer PRIMARY KEY DEFAULT drawn_number('customer_order') NOT NULL,
	"token" text NOT NULL,
	"session_hash" text NOT NULL,
	"customer_id" integer,
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
	"discount" jsonb,
	"gift_cards" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"due_cents" integer NOT NULL,
	"payment" jsonb,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"gift_code" text
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
CREATE TABLE "session" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer,
	"zip" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'US' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "sandbox_hold" (
	"reference" text PRIMARY KEY NOT NULL,
	"amount_cents" integer DEFAULT 0 NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"captured_at" timestamp with time zone,
	"voided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_refund" (
	"reference" text PRIMARY KEY NOT NULL,
	"payment" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"refunded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "order_return" (
	"id" integer PRIMARY KEY DEFAULT drawn_number('order_return') NOT NULL,
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
CREATE TABLE "school" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"lang" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"zip" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supply_entry" (
	"list_id" integer NOT NULL,
	"id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"required" boolean NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "supply_entry_list_id_id_pk" PRIMARY KEY("list_id","id")
);
--> statement-breakpoint
CREATE TABLE "supply_list" (
	"id" serial PRIMARY KEY NOT NULL,
	"school_id" integer NOT NULL,
	"grade" text NOT NULL,
	"position" integer NOT NULL,
	"year" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_code" (
	"code" text NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "product_code_code_product_id_pk" PRIMARY KEY("code","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_words" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"popularity" integer NOT NULL,
	"plain_title" text NOT NULL,
	"plain_heb_title" text DEFAULT '' NOT NULL,
	"title_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_name" (
	"id" serial PRIMARY KEY NOT NULL,
	"shown" text NOT NULL,
	"plain" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_term" (
	"plain" text NOT NULL,
	"day" date NOT NULL,
	"shown" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_term_plain_day_pk" PRIMARY KEY("plain","day")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL,
	"spelled" text NOT NULL,
	"shorter" text[] NOT NULL,
	"stem" boolean NOT NULL,
	"titles" integer NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_bag" (
	"session_hash" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"lines" jsonb NOT NULL,
	"checkout" jsonb,
	"order_id" integer,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" integer PRIMARY KEY DEFAULT drawn_number('subscription') NOT NULL,
	"customer_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"product" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"frequency" text NOT NULL,
	"status" text NOT NULL,
	"started_on" date NOT NULL,
	"counted_from" date NOT NULL,
	"not_before" date,
	"next_on" date,
	"ends_on" date,
	"address_id" integer,
	"payment_id" integer,
	"type_id" integer DEFAULT 2 NOT NULL,
	"idempotency_key" text,
	"body_hash" text,
	"failure" text,
	"retry_at" timestamp with time zone,
	"told_of" date
);
--> statement-breakpoint
CREATE TABLE "campaign_visit" (
	"day" date NOT NULL,
	"medium" text NOT NULL,
	"campaign" text NOT NULL,
	"term" text NOT NULL,
	"content" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "campaign_visit_day_medium_campaign_term_content_pk" PRIMARY KEY("day","medium","campaign","term","content")
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
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_thread_id_chat_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."chat_thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_letter_id_outbox_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_thread" ADD CONSTRAINT "chat_thread_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_address" ADD CONSTRAINT "customer_address_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_favorite" ADD CONSTRAINT "customer_favorite_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_following" ADD CONSTRAINT "customer_following_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_line" ADD CONSTRAINT "customer_line_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_payment" ADD CONSTRAINT "customer_payment_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_use" ADD CONSTRAINT "discount_use_code_discount_code_fk" FOREIGN KEY ("code") REFERENCES "public"."discount"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_use" ADD CONSTRAINT "discount_use_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card" ADD CONSTRAINT "gift_card_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_payment" ADD CONSTRAINT "gift_card_payment_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_payment" ADD CONSTRAINT "gift_card_payment_code_gift_card_code_fk" FOREIGN KEY ("code") REFERENCES "public"."gift_card"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_item" ADD CONSTRAINT "library_item_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_item" ADD CONSTRAINT "library_item_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_product" ADD CONSTRAINT "collection_product_collection_id_collection_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_product" ADD CONSTRAINT "collection_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_sign_up" ADD CONSTRAINT "newsletter_sign_up_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_attempt" ADD CONSTRAINT "order_attempt_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_run" ADD CONSTRAINT "recurring_run_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_run" ADD CONSTRAINT "recurring_run_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_gift_card_code_gift_card_code_fk" FOREIGN KEY ("gift_card_code") REFERENCES "public"."gift_card"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_line" ADD CONSTRAINT "order_return_line_return_id_order_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_return"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_entry" ADD CONSTRAINT "supply_entry_list_id_supply_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."supply_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_entry" ADD CONSTRAINT "supply_entry_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_list" ADD CONSTRAINT "supply_list_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_code" ADD CONSTRAINT "product_code_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_words" ADD CONSTRAINT "product_words_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_address_id_customer_address_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."customer_address"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_payment_id_customer_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."customer_payment"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_attempt_key" ON "card_attempt" USING btree ("key");--> statement-breakpoint
CREATE INDEX "card_attempt_asked" ON "card_attempt" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "category_parent" ON "category" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_sku" ON "product" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "product_home_category" ON "product" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "product_popularity" ON "product" USING btree ("popularity");--> statement-breakpoint
CREATE INDEX "product_category_popularity" ON "product_category" USING btree ("category_id","popularity" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "product_category_product" ON "product_category" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_creator_creator" ON "product_creator" USING btree ("creator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "variation_sku" ON "variation" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "variation_product" ON "variation" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "chat_message_order" ON "chat_message" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "chat_message_letter" ON "chat_message" USING btree ("letter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_thread_session" ON "chat_thread" USING btree ("session_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_thread_customer" ON "chat_thread" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "chat_thread_waiting" ON "chat_thread" USING btree ("waiting_since") WHERE "chat_thread"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "chat_thread_written" ON "chat_thread" USING btree ("written_at") WHERE "chat_thread"."session_hash" is not null;--> statement-breakpoint
CREATE INDEX "contact_message_customer" ON "contact_message" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email_key" ON "customer" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "customer_address_customer" ON "customer_address" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_address_default" ON "customer_address" USING btree ("customer_id") WHERE "customer_address"."is_default";--> statement-breakpoint
CREATE INDEX "customer_payment_customer" ON "customer_payment" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_payment_default" ON "customer_payment" USING btree ("customer_id") WHERE "customer_payment"."is_default";--> statement-breakpoint
CREATE INDEX "password_reset_customer" ON "password_reset" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "gift_card_order" ON "gift_card" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "library_item_customer" ON "library_item" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "library_item_order" ON "library_item" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "collection_product_product" ON "collection_product" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("send_after") WHERE "outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "newsletter_sign_up_customer" ON "newsletter_sign_up" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "attempt_until" ON "attempt" USING btree ("until");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_order_token" ON "customer_order" USING btree ("token");--> statement-breakpoint
CREATE INDEX "customer_order_session" ON "customer_order" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "customer_order_customer" ON "customer_order" USING btree ("customer_id","placed_at");--> statement-breakpoint
CREATE INDEX "order_attempt_tried" ON "order_attempt" USING btree ("tried_at");--> statement-breakpoint
CREATE INDEX "order_attempt_key" ON "order_attempt" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "session_customer" ON "session" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order" ON "payment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_due" ON "payment" USING btree ("due_at") WHERE "payment"."state" in ('requested', 'capture_due', 'void_due', 'refund_due');--> statement-breakpoint
CREATE INDEX "recurring_run_order" ON "recurring_run" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_return_token" ON "order_return" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "order_return_key" ON "order_return" USING btree ("session_hash","idempotency_key");--> statement-breakpoint
CREATE INDEX "order_return_order" ON "order_return" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_return_customer" ON "order_return" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "school_country" ON "school" USING btree ("country");--> statement-breakpoint
CREATE INDEX "supply_entry_product" ON "supply_entry" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "supply_list_school" ON "supply_list" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "product_code_start" ON "product_code" USING btree ("code" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "product_code_product" ON "product_code" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_words_popularity" ON "product_words" USING btree ("popularity" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "product_words_title" ON "product_words" USING btree ("plain_title");--> statement-breakpoint
CREATE INDEX "product_words_heb_title" ON "product_words" USING btree ("plain_heb_title");--> statement-breakpoint
CREATE INDEX "product_words_title_words" ON "product_words" USING gin ("title_words");--> statement-breakpoint
CREATE INDEX "product_words_words" ON "product_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_name_words" ON "search_name" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_term_words" ON "search_term" USING gin (to_tsvector('simple', "plain"));--> statement-breakpoint
CREATE INDEX "search_term_day" ON "search_term" USING btree ("day");--> statement-breakpoint
CREATE INDEX "search_word_start" ON "search_word" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_word_shorter" ON "search_word" USING gin ("shorter");--> statement-breakpoint
CREATE INDEX "search_word_trigram" ON "search_word" USING gin ("spelled" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "session_bag_updated" ON "session_bag" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "subscription_customer" ON "subscription" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_key" ON "subscription" USING btree ("customer_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "subscription_due" ON "subscription" USING btree ("next_on") WHERE "subscription"."status" <> 'paused';--> statement-breakpoint
-- The revision names the state of all that a catalogue says; each process stores what it has read of it as long as
-- the revision is the same. A row, not a sequence: it must change when the change itself can be seen.
-- What is on hand is no part of it, so that no order waits for another here.
CREATE FUNCTION "revise_catalogue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "setting" ("key", "value") VALUES ('catalogue_revision', gen_random_uuid()::text)
	ON CONFLICT ("key") DO UPDATE SET "value" = excluded."value";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_revises" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "id", "type", "item_type", "title", "heb_title", "slug", "short_desc", "description", "heb_short_desc", "heb_description", "vendor_id", "category_id", "price_cents", "fake_price_cents", "tax_code", "sku", "max_quantity", "has_variations", "release_date", "preorder_date", "exclude_free_shipping", "popularity", "meta", "options", "personalizations", "gift_wrap_cents", "drawings" ON "product" FOR EACH STATEMENT EXECUTE FUNCTION "revise_catalogue"();--> statement-breakpoint
CREATE TRIGGER "product_category_revises" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_category" FOR EACH STATEMENT EXECUTE FUNCTION "revise_catalogue"();--> statement-breakpoint
CREATE TRIGGER "product_creator_revises" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_creator" FOR EACH STATEMENT EXECUTE FUNCTION "revise_catalogue"();--> statement-breakpoint
CREATE TRIGGER "category_revises" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "category" FOR EACH STATEMENT EXECUTE FUNCTION "revise_catalogue"();--> statement-breakpoint
CREATE TRIGGER "creator_revises" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "creator" FOR EACH STATEMENT EXECUTE FUNCTION "revise_catalogue"();--> statement-breakpoint
CREATE TRIGGER "vendor_revises" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "vendor" FOR EACH STATEMENT EXECUTE FUNCTION "revise_catalogue"();--> statement-breakpoint
CREATE TRIGGER "filter_fact_revises" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "filter_fact" FOR EACH STATEMENT EXECUTE FUNCTION "revise_catalogue"();--> statement-breakpoint
CREATE TRIGGER "variation_revises" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "id", "product_id", "position", "options", "price_cents", "fake_price_cents", "max_quantity", "sku", "item_type", "preorder_date", "drawing" ON "variation" FOR EACH STATEMENT EXECUTE FUNCTION "revise_catalogue"();--> statement-breakpoint
CREATE TRIGGER "bundle_part_revises" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "bundle_part" FOR EACH STATEMENT EXECUTE FUNCTION "revise_catalogue"();--> statement-breakpoint
CREATE TRIGGER "collection_revises" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "collection" FOR EACH STATEMENT EXECUTE FUNCTION "revise_catalogue"();--> statement-breakpoint
CREATE TRIGGER "collection_product_revises" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "collection_product" FOR EACH STATEMENT EXECUTE FUNCTION "revise_catalogue"();--> statement-breakpoint
CREATE TRIGGER "automated_category_revises" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "automated_category" FOR EACH STATEMENT EXECUTE FUNCTION "revise_catalogue"();
