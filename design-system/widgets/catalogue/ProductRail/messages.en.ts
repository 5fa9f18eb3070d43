export const seeAll = 'See all';
/** Read out in place of `seeAll`. */
export const seeAllOf = (title: string) => `See all: ${title}`;
export const back = (title: string) => `Back in ${title}`;
export const onward = (title: string) => `On in ${title}`;

/** Which of the products are in view, read out. */
export const inView = (first: number, last: number, count: number) =>
  `${first} to ${last} of ${count}`;
