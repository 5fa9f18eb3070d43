-- Orders, returns and subscriptions get a number of nine digits, drawn at random, so that none tells how many
-- there are. A number that is taken is drawn again. What is there keeps its number.
CREATE FUNCTION "drawn_number"("of_table" regclass) RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
DECLARE
	drawn integer;
	taken boolean;
BEGIN
	LOOP
		drawn := 100000000 + (('x' || substr(md5(gen_random_uuid()::text), 1, 8))::bit(32)::bigint & 4294967295) % 900000000;
		EXECUTE format('SELECT EXISTS (SELECT FROM %s WHERE "id" = $1)', of_table) INTO taken USING drawn;
		IF NOT taken THEN RETURN drawn; END IF;
	END LOOP;
END;
$$;--> statement-breakpoint
ALTER TABLE "customer_order" ALTER COLUMN "id" SET DEFAULT drawn_number('customer_order');--> statement-breakpoint
DROP SEQUENCE "customer_order_id_seq";--> statement-breakpoint
ALTER TABLE "order_return" ALTER COLUMN "id" SET DEFAULT drawn_number('order_return');--> statement-breakpoint
DROP SEQUENCE "order_return_id_seq";--> statement-breakpoint
ALTER TABLE "subscription" ALTER COLUMN "id" SET DEFAULT drawn_number('subscription');--> statement-breakpoint
DROP SEQUENCE "subscription_id_seq";
