export const welcome = 'Hello! Ask us anything: a bookseller answers here.';

export const locale = 'en-US';
/** @param until e.g. `until 7 p.m.`; @param zone e.g. `New York time` */
export const hereNow = (until: string, zone: string) => `We are here now, ${until}, ${zone}.`;
/** @param until e.g. `opens tomorrow at 10 a.m.` */
export const opensAgain = (until: string, zone: string) =>
  `We are not here just now: the shop ${until}, ${zone}. Write all the same, and we answer then.`;
/** @param until e.g. `closed until further notice` */
export const isClosed = (until: string) =>
  `We are not here just now: the shop is ${until}. Write all the same, and we answer as soon as we can.`;
/** Stands where the name of whoever wrote a message does: the visitor. */
export const you = 'You';
export const aboutOrder = (id: number) => `About order ${id}`;
export const orderOf = (id: number, day: string) => `Order ${id}, ${day}`;
