CREATE TABLE "password_reset" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_reset_customer" ON "password_reset" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_former_hash" ON "customer" USING btree ("id") WHERE "customer"."password_hash" like 'scrypt%';