export const messages = {
  locale: 'en-US',
  /** Within a sentence; what stands alone begins with a capital. */
  frequencies: {
    week: 'every week',
    two_weeks: 'every two weeks',
    month: 'every month',
    two_months: 'every two months',
    quarter: 'every three months',
  },
  /** One of a list of titles. */
  title: (title: string) => title,
  /** With a list of titles, and whether they are more than one. */
  inUse: {
    address: (titles: string, many: boolean) =>
      `Your ${many ? 'subscriptions' : 'subscription'} to ${titles} ${many ? 'are' : 'is'} sent to this address. It can be deleted once another one is in its place.`,
    card: (titles: string, many: boolean) =>
      `Your ${many ? 'subscriptions' : 'subscription'} to ${titles} ${many ? 'are' : 'is'} paid with this card. It can be deleted once another one is in its place.`,
  },
};
