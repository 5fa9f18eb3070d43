-- What is put into the bag where no scripts run, with the checkout of it, until it is ordered or a browser with
-- scripts takes it over.
CREATE TABLE "session_bag" (
	"session_hash" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"lines" jsonb NOT NULL,
	"checkout" jsonb,
	"order_id" integer,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "session_bag_updated" ON "session_bag" USING btree ("updated_at");
