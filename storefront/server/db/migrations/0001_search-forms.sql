CREATE TABLE "search_form" (
	"form" text NOT NULL,
	"defective" text NOT NULL,
	"word" text NOT NULL,
	"cost" smallint NOT NULL,
	CONSTRAINT "search_form_word_form_pk" PRIMARY KEY("word","form")
);
--> statement-breakpoint
CREATE INDEX "search_form_start" ON "search_form" USING btree ("form" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_form_defective" ON "search_form" USING btree ("defective");--> statement-breakpoint
ALTER TABLE "search_word" DROP COLUMN "stem";