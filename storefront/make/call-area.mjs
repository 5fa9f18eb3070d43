import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launch/process.mjs';
import { NotMade } from './changes.mjs';

const LISTS = 'storefront/contract/api';

/** The areas into which the lists of calls are parted. */
export const AREAS = readdirSync(join(root, LISTS)).map((file) => file.replace('.ts', ''));

/**
 * The area of a feature: where its calls are listed already, or for one that is new what was asked for.
 * @throws {NotMade} where it is in another area, or in none yet and none was asked for
 */
export function areaOf(changes, feature, asked) {
  const known = AREAS.find((area) =>
    changes.read(`${LISTS}/${area}.ts`).includes(` from '../${feature}.ts';`),
  );
  if (asked !== undefined && asked !== (known ?? asked))
    throw new NotMade(`${feature} is among what is about ${known}: leave "${asked}" out.`);
  if (known === undefined && !AREAS.includes(asked))
    throw new NotMade(`Nothing is known of ${feature}: name its area too, ${AREAS.join(', ')}.`);
  return known ?? asked;
}
