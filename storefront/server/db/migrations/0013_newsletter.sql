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
ALTER TABLE "contact_message" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "unsubscribe" text;--> statement-breakpoint
ALTER TABLE "newsletter_sign_up" ADD CONSTRAINT "newsletter_sign_up_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_sign_up_customer" ON "newsletter_sign_up" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "contact_message_customer" ON "contact_message" USING btree ("customer_id");
