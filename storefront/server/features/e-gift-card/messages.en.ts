export const messages = {
  title: 'E-gift card',
  designs: {
    pomegranate: 'Pomegranate',
    olive: 'Olive Branch',
    stars: 'Night Sky',
    letters: 'Alef-Bet',
    tiles: 'Painted Tile',
    blossom: 'Blossom',
  },
  /** What is told of its picture to whoever does not see it. */
  alt: (design: string) => `Gift card, ${design}`,
  notOne: 'This is no e-gift card.',
  recipientMissing: 'Please say whom the gift card is for.',
};
