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
DROP INDEX "product_search";--> statement-breakpoint
DROP INDEX "product_title_trigram";--> statement-breakpoint
ALTER TABLE "product_code" ADD CONSTRAINT "product_code_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_words" ADD CONSTRAINT "product_words_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "product" DROP COLUMN "search";