CREATE TABLE "chat_thread" (
	"id" serial PRIMARY KEY NOT NULL,
	"session_hash" text,
	"customer_id" integer,
	"email" text,
	"waiting_since" timestamp with time zone,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_thread_owner" CHECK (("session_hash" IS NULL) <> ("customer_id" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"thread_id" integer NOT NULL,
	"number" integer NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"order_id" integer,
	"idempotency_key" text,
	"seen_at" timestamp with time zone,
	"letter_id" integer,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_message_thread_id_number_pk" PRIMARY KEY("thread_id","number")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "chat_thread" ADD CONSTRAINT "chat_thread_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_thread_id_chat_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."chat_thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_letter_id_outbox_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_thread_session" ON "chat_thread" USING btree ("session_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_thread_customer" ON "chat_thread" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "chat_thread_waiting" ON "chat_thread" USING btree ("waiting_since") WHERE "waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "chat_thread_written" ON "chat_thread" USING btree ("written_at") WHERE "session_hash" is not null;--> statement-breakpoint
CREATE INDEX "chat_message_order" ON "chat_message" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "chat_message_letter" ON "chat_message" USING btree ("letter_id");
