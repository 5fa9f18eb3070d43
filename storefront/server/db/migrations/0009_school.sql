CREATE TABLE "school" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"lang" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"zip" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supply_entry" (
	"list_id" integer NOT NULL,
	"id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"required" boolean NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "supply_entry_list_id_id_pk" PRIMARY KEY("list_id","id")
);
--> statement-breakpoint
CREATE TABLE "supply_list" (
	"id" serial PRIMARY KEY NOT NULL,
	"school_id" integer NOT NULL,
	"grade" text NOT NULL,
	"position" integer NOT NULL,
	"year" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "supply_entry" ADD CONSTRAINT "supply_entry_list_id_supply_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."supply_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_entry" ADD CONSTRAINT "supply_entry_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_list" ADD CONSTRAINT "supply_list_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_country" ON "school" USING btree ("country");--> statement-breakpoint
CREATE INDEX "supply_entry_product" ON "supply_entry" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "supply_list_school" ON "supply_list" USING btree ("school_id");
