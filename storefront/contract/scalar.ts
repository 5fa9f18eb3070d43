import * as v from 'valibot';
import { messages } from '#messages/scalar';

/** The last id that a row can have: databases refuse to compare with what is larger. */
export const LARGEST_ID = 2_147_483_647;

/** A row's id, a positive whole number, with the sentence for whoever sends another one. */
export const idOr = (sentence: () => string) =>
  v.pipe(
    v.number(sentence),
    v.integer(sentence),
    v.minValue(1, sentence),
    v.maxValue(LARGEST_ID, sentence),
  );

/** A row's id; path and query parameters arrive as digits. */
export const Id = idOr(() => messages.idWrong);

/** An id read from an address, e.g. `/api/product/12`. */
export const IdInAddress = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,9}$/, () => messages.idNotWhole),
  v.transform(Number),
  v.maxValue(LARGEST_ID, () => messages.idUnknown),
);

/** United States dollars as they travel: a decimal number with at most two places. */
export const Usd = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000));

/** Short text a shopper types, trimmed (specification, section 5). */
export const typed = (maximum: number, missing: () => string) =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.minLength(1, missing),
    v.maxLength(maximum, () => messages.tooLong(maximum)),
  );

/** Optional short text: trimmed, may be empty. */
export const typedOrEmpty = (maximum: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(maximum, () => messages.tooLong(maximum)),
  );

export const Email = v.pipe(
  v.string(() => messages.emailMissing),
  v.trim(),
  v.minLength(1, () => messages.emailMissing),
  v.maxLength(254, () => messages.tooLong(254)),
  v.email(() => messages.emailWrong),
);

/** A moment in ISO 8601, UTC. */
export const Moment = v.pipe(v.string(), v.isoTimestamp());

/** A calendar day, `YYYY-MM-DD`. */
export const Day = v.pipe(v.string(), v.isoDate());
