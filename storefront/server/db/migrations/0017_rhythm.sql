-- The next day of a subscription follows from where its days are counted from and from what was skipped or
-- placed. What goes on keeps its next day: where that is no day of its start's rhythm, because its frequency
-- had been changed, its days are counted from it.
ALTER TABLE "subscription" ADD COLUMN "counted_from" date;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "not_before" date;--> statement-breakpoint
UPDATE "subscription" SET "counted_from" = CASE
	WHEN "next_on" IS NULL OR "next_on" < "started_on" THEN "started_on"
	WHEN "frequency" = 'week' AND ("next_on" - "started_on") % 7 = 0 THEN "started_on"
	WHEN "frequency" = 'two_weeks' AND ("next_on" - "started_on") % 14 = 0 THEN "started_on"
	WHEN "frequency" NOT IN ('week', 'two_weeks')
		AND (
			(extract(year FROM "next_on") - extract(year FROM "started_on")) * 12
			+ extract(month FROM "next_on") - extract(month FROM "started_on")
		)::integer % (CASE "frequency" WHEN 'month' THEN 1 WHEN 'two_months' THEN 2 ELSE 3 END) = 0
		AND extract(day FROM "next_on") = least(
			extract(day FROM "started_on"),
			extract(day FROM date_trunc('month', "next_on") + interval '1 month - 1 day')
		) THEN "started_on"
	ELSE "next_on"
END;--> statement-breakpoint
UPDATE "subscription" SET "not_before" = greatest("next_on", (
	SELECT max("due_on") + 1 FROM "recurring_run"
	WHERE "subscription_id" = "subscription"."id" AND "order_id" IS NOT NULL
));--> statement-breakpoint
ALTER TABLE "subscription" ALTER COLUMN "counted_from" SET NOT NULL;
