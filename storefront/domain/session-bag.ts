import type { Personalization } from '@otzar/contract/bag';
import type { SavedLine } from '@otzar/contract/customer-bag';
import { type LineIdentity, lineKey, within } from './bag.ts';
import { isBlank } from './bag-extras.ts';

/** What is written, however it is grouped and whatever it costs. */
const written = (personalization: Personalization): string =>
  JSON.stringify(
    personalization
      .flatMap(({ entries }) => entries.map(({ key, value }) => [key, value.trim()]))
      .filter(([, value]) => value !== ''),
  );

/**
 * Puts a line into a bag that is kept for a session: to what there is already of the same thing with the same words
 * on it, up to what can be had (specification, section 4, Bag).
 * @param newKey random; used where something is written on it that is on no line yet
 */
export function withLine(
  lines: SavedLine[],
  asked: Omit<SavedLine, 'item_key'>,
  { max, newKey }: { max: number; newKey: string },
): SavedLine[] {
  const words = written(asked.personalization);
  const same = lines.find(
    ({ id, type, personalization }) =>
      id === asked.id && type === asked.type && written(personalization) === words,
  );
  if (!same) {
    const blank = isBlank(asked.personalization);
    const item_key = blank ? '' : newKey;
    const personalization = blank ? [] : asked.personalization;
    const quantity = within(asked.quantity, max);
    return [...lines, { ...asked, item_key, personalization, quantity }];
  }
  const more = {
    ...same,
    quantity: within(same.quantity + asked.quantity, max),
    gift_options: same.gift_options ?? asked.gift_options,
  };
  return lines.map((line) => (line === same ? more : line));
}

/** Sets how many there are of a line; 0 takes it out. What is not there stays away. */
export const withQuantity = (
  lines: SavedLine[],
  identity: LineIdentity,
  quantity: number,
): SavedLine[] =>
  lines.flatMap((line) => {
    if (lineKey(line) !== lineKey(identity)) return [line];
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
