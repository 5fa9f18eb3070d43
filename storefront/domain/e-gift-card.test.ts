import { sampleLines } from '@otzar/contract/bag.examples';
import { readEGiftCardExamples } from '@otzar/contract/e-gift-card.examples';
import { describe, expect, test } from 'vitest';
import { deliverOnProblem, deliveryDays, eGiftCardLine } from './e-gift-card.ts';

const offer = readEGiftCardExamples.default;
const { eGiftCard } = sampleLines;

describe('an e-gift card', () => {
  test('is a line of its own, at its amount', () => {
    if (!eGiftCard.gift_card) throw new Error('The sample is no e-gift card.');
    expect(eGiftCardLine(offer, eGiftCard.gift_card, eGiftCard.item_key)).toEqual(eGiftCard);
  });

  test('is mailed from today to a year ahead, counted in New York', () => {
    const lateInNewYork = new Date('2026-11-25T04:30:00.000Z');
    expect(deliveryDays(lateInNewYork)).toEqual({ first: '2026-11-24', last: '2027-11-24' });
    expect(deliveryDays(new Date('2028-02-29T12:00:00Z')).last).toBe('2029-02-28');
    for (const day of [null, '2026-11-24', '2027-11-24'])
      expect(deliverOnProblem(day, lateInNewYork)).toBeNull();
    expect(deliverOnProblem('2026-11-23', lateInNewYork)).toMatch(/today or a later day/);
    expect(deliverOnProblem('2027-11-25', lateInNewYork)).toMatch(/within the next year/);
  });
});
