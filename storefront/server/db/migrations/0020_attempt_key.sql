-- An order that is sent again after its customer has logged in again is found by its key.
CREATE INDEX "order_attempt_key" ON "order_attempt" USING btree ("idempotency_key");
