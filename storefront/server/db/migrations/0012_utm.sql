CREATE TABLE "campaign_visit" (
	"day" date NOT NULL,
	"medium" text NOT NULL,
	"campaign" text NOT NULL,
	"term" text NOT NULL,
	"content" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "campaign_visit_day_medium_campaign_term_content_pk" PRIMARY KEY("day","medium","campaign","term","content")
);
