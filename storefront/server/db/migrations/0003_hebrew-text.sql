CREATE TABLE "hebrew_text" (
	"text" text PRIMARY KEY NOT NULL,
	"hebrew" text NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER "hebrew_text_revises" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "hebrew_text" FOR EACH STATEMENT EXECUTE FUNCTION "revise_catalogue"();
