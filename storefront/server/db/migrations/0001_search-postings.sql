-- What search knows of products is worked out from them, and is made anew at the next start.
DELETE FROM "product_words";--> statement-breakpoint
DELETE FROM "product_code";--> statement-breakpoint
DELETE FROM "search_word";--> statement-breakpoint
DELETE FROM "search_name";--> statement-breakpoint
CREATE TABLE "search_form" (
	"form" text NOT NULL,
	"defective" text NOT NULL,
	"word" text NOT NULL,
	"cost" smallint NOT NULL,
	CONSTRAINT "search_form_word_form_pk" PRIMARY KEY("word","form")
);
--> statement-breakpoint
CREATE TABLE "search_order" (
	"revision" text PRIMARY KEY NOT NULL,
	"product_ids" "bytea" NOT NULL
);
--> statement-breakpoint
DROP INDEX "product_words_title_words";--> statement-breakpoint
DROP INDEX "product_words_words";--> statement-breakpoint
ALTER TABLE "product_words" ADD COLUMN "department_words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_words" ADD COLUMN "other_words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_word" ADD COLUMN "postings" "bytea" NOT NULL;--> statement-breakpoint
CREATE INDEX "search_form_start" ON "search_form" USING btree ("form" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_form_defective" ON "search_form" USING btree ("defective");--> statement-breakpoint
ALTER TABLE "product_words" DROP COLUMN "title_words";--> statement-breakpoint
ALTER TABLE "product_words" DROP COLUMN "words";--> statement-breakpoint
ALTER TABLE "search_word" DROP COLUMN "stem";