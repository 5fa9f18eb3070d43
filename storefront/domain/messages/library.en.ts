export const messages = {
  locale: 'en-US',
  linkWorks: (time: string) => `This link works until ${time}.`,
  kilobytes: (size: number) => `${size} KB`,
  megabytes: (size: string) => `${size} MB`,
};
