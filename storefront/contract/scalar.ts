import * as v from 'valibot';

/** A row's id: a positive whole number; path and query parameters arrive as digits. */
export const Id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** An id read from an address, e.g. `/api/product/12`. */
export const IdInAddress = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,14}$/, 'This id is not a whole number.'),
  v.transform(Number),
);

/** United States dollars as they travel: a decimal number with at most two places. */
export const Usd = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000));

/** Short text a shopper types, trimmed (specification, section 5). */
export const typed = (maximum: number, missing: string) =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.minLength(1, missing),
    v.maxLength(maximum, `Please use at most ${maximum} characters.`),
  );

/** Optional short text: trimmed, may be empty. */
export const typedOrEmpty = (maximum: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(maximum, `Please use at most ${maximum} characters.`));

export const Email = v.pipe(
  v.string('Please enter your e-mail address.'),
  v.trim(),
  v.minLength(1, 'Please enter your e-mail address.'),
  v.maxLength(254, 'Please use at most 254 characters.'),
  v.email('Please enter an e-mail address like name@example.com.'),
);

/** A moment in ISO 8601, UTC. */
export const Moment = v.pipe(v.string(), v.isoTimestamp());

/** A calendar day, `YYYY-MM-DD`. */
export const Day = v.pipe(v.string(), v.isoDate());
