import type { readEGiftCard } from './e-gift-card.ts';
import type { Answer } from './endpoint.ts';
import { samplePicture } from './picture.examples.ts';

const design = (
  design: Answer<typeof readEGiftCard>['designs'][number]['design'],
  name: string,
) => ({
  design,
  name,
  image: samplePicture('otzar-card', `${name} gift card`),
});

/** The second of the designs, which the sample card of the bag has. */
export const oliveBranch = design('olive', 'Olive Branch');

export const readEGiftCardExamples = {
  default: {
    id: 900,
    title: 'E-gift card',
    sku: 'OTZ-EGIFT',
    vendor: 'Otzar',
    tax_code: 22,
    max: 10,
    least: 5,
    most: 500,
    amounts: [10, 25, 50, 100, 250],
    designs: [
      design('pomegranate', 'Pomegranate'),
      oliveBranch,
      design('stars', 'Night Sky'),
      design('letters', 'Alef-Bet'),
      design('tiles', 'Painted Tile'),
      design('blossom', 'Blossom'),
    ],
  },
} satisfies Record<string, Answer<typeof readEGiftCard>>;
