export const messages = {
  missed: {
    giftCard: (title: string) => `${title} is made anew on its own page.`,
    gone: (title: string) => `${title} is sold out.`,
    fewer: (title: string, left: number) =>
      `Of ${title} only ${left} ${left === 1 ? 'is' : 'are'} left.`,
  },
  boughtOnce: (day: string) => `Bought once, on ${day}`,
  bought: (times: number, day: string) => `Bought ${times} times, last on ${day}`,
};
