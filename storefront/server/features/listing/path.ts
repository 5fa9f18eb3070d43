/** Address of an automated category (specification, section 2, Other). */
export const automatedPath = (list: { index: string; slug: string; id: number }): string =>
  `/a/${list.index}/${list.slug}/${list.id}`;

/** Address of a collection. */
export const collectionPath = (list: { slug: string; id: number }): string =>
  `/collections/${list.slug}/${list.id}`;

/** Address of a creator's works. */
export const creatorPath = (creator: { slug: string; id: number }): string =>
  `/creator/${creator.slug}/${creator.id}`;
