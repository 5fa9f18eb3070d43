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
--> statement-breakpoint
WITH "named" AS (
	SELECT "code", "email", split_part("email", '@', 2) AS "domain",
		CASE WHEN "email" LIKE '+%' THEN split_part("email", '@', 1) ELSE split_part(split_part("email", '@', 1), '+', 1) END AS "name"
	FROM "discount_use"
	WHERE "email" LIKE '%@%'
), "keyed" AS (
	SELECT "code", "email",
		CASE WHEN "domain" IN ('gmail.com', 'googlemail.com') THEN replace("name", '.', '') || '@gmail.com' ELSE "name" || '@' || "domain" END AS "mailbox"
	FROM "named"
), "ranked" AS (
	SELECT "code", "email", "mailbox",
		row_number() OVER (PARTITION BY "code", "mailbox" ORDER BY ("email" = "mailbox") DESC, "email") AS "place"
	FROM "keyed"
)
UPDATE "discount_use" AS "kept" SET "email" = "ranked"."mailbox"
FROM "ranked"
WHERE "kept"."code" = "ranked"."code" AND "kept"."email" = "ranked"."email" AND "ranked"."place" = 1 AND "kept"."email" <> "ranked"."mailbox";
