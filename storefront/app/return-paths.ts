/** The addresses of a return, apart from the others: no page that sells carries them. */
export const returnPaths = {
  lookup: '/return',
  gift: '/gift-return',
  items: '/select-items-to-return',
  refund: '/choose-a-refund-method',
  method: '/choose-a-return-method',
  confirmation: (id: number) => `/return-confirmation/${id}`,
} as const;
