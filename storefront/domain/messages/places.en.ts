export const messages = {
  unknown: 'We do not know this zip code. Please check it.',
  elsewhere: (region: string) =>
    `This zip code is in ${region}. Please check it, or choose the United States.`,
};
