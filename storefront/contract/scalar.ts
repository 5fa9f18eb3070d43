import * as v from 'valibot';

/** The last id that a row can have: databases refuse to compare with what is larger. */
export const LARGEST_ID = 2_147_483_647;

/** A row's id, a positive whole number, with the sentence for whoever sends another one. */
export const idOr = (sentence: string) =>
  v.pipe(
    v.number(sentence),
    v.integer(sentence),
    v.minValue(1, sentence),
    v.maxValue(LARGEST_ID, sentence),
  );

/** A row's id; path and query parameters arrive as digits. */
export const Id = idOr('Please check this.');

/** An id read from an address, e.g. `/api/product/12`. */
export const IdInAddress = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,9}$/, 'This id is not a whole number.'),
  v.transform(Number),
  v.maxValue(LARGEST_ID, 'There is no such id.'),
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
