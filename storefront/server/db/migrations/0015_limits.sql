CREATE TABLE "card_attempt" (
	"id" text NOT NULL,
	"key" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"declined_at" timestamp with time zone,
	CONSTRAINT "card_attempt_id_key_pk" PRIMARY KEY("id","key")
);
--> statement-breakpoint
CREATE INDEX "card_attempt_key" ON "card_attempt" USING btree ("key");--> statement-breakpoint
CREATE INDEX "card_attempt_asked" ON "card_attempt" USING btree ("asked_at");
