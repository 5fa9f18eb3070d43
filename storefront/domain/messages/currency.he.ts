export const messages = {
  both: (charged: string, shown: string) => `${charged}, בערך ${shown}`,
};
