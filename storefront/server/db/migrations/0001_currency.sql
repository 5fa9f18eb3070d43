CREATE TABLE "currency" (
	"currency" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"rate" numeric(16, 6) NOT NULL,
	"symbol" text NOT NULL,
	"position" integer NOT NULL
);
