export const paidInDollars = 'Orders are paid in US dollars.';

/** @param currency its code, e.g. `EUR` */
export const youPayInDollars = (currency: string) =>
  `You pay in US dollars. The prices in ${currency} that you see in the shop are a guide, at today’s rate.`;
