export const seeAll = 'הצגת הכול';
export const seeAllOf = (title: string) => `הצגת הכול: \u2068${title}\u2069`;
export const back = (title: string) => `הקודמים: \u2068${title}\u2069`;
export const onward = (title: string) => `הבאים: \u2068${title}\u2069`;

export const inView = (first: number, last: number, count: number) =>
  `${first} עד ${last} מתוך ${count}`;
