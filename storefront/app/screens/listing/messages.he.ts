export const listAt = (title: string, shop: string) =>
  `\u2068${title}\u2069 בחנות \u2068${shop}\u2069.`;
