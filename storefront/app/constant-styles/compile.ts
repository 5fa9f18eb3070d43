import { createHash } from 'node:crypto';
import { compile, serialize, stringify } from 'stylis';

/** A class name or the name of an animation: the same in each build and on each machine. */
export const nameOf = (file: string, constant: string): string =>
  `o${createHash('sha256').update(`${file}#${constant}`).digest('hex').slice(0, 6)}`;

/** Plain CSS of a block, nested as styled-components nests it: by the same library, without prefixes. */
export const rulesOf = (selector: string, block: string): string =>
  serialize(compile(`${selector}{${block}}`), stringify);
