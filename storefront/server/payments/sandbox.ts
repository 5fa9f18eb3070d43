import { createHmac, timingSafeEqual } from 'node:crypto';
import { cardBrand, isExpired, passesLuhn } from '@otzar/domain/card';
import * as v from 'valibot';
import { type Card, CardRefused, PaymentDeclined, type PaymentGateway } from './gateway.ts';

/** A card with a fate of its own, as processors' sandboxes have it; every other card is approved. */
const DECLINED_CARD = '4000000000000002';

const Kept = v.object({
  brand: v.string(),
  last_four: v.string(),
  exp: v.string(),
  outcome: v.picklist(['approve', 'decline']),
});
type Kept = v.InferOutput<typeof Kept>;

/**
 * A gateway that moves no money. It keeps nothing: a token carries brand, last four digits and
 * expiry under a signature, and never the number or the security code (design, point 3).
 */
export function sandboxGateway(secret: string, clock: () => Date): PaymentGateway {
  const sign = (text: string) => createHmac('sha256', `${secret}:card`).update(text).digest();

  return {
    async tokenise(card) {
      refuseMistakes(card, clock());
      const shown = {
        brand: cardBrand(card.number),
        last_four: card.number.slice(-4),
        exp: card.exp,
      };
      const outcome = card.number === DECLINED_CARD ? 'decline' : 'approve';
      const text = Buffer.from(JSON.stringify({ ...shown, outcome })).toString('base64url');
      return { Token: `tok_${text}.${sign(text).toString('base64url')}`, ...shown };
    },

    async describe(token) {
      const { outcome: _, ...shown } = open(token, sign);
      return shown;
    },

    async authorise({ token, reference }) {
      const { outcome, ...card } = open(token, sign);
      if (outcome === 'decline')
        throw new PaymentDeclined('Your bank declined this card. Please try another one.');
      return { reference, ...card };
    },

    void: async () => undefined,
  };
}

function open(token: string, sign: (text: string) => Buffer): Kept {
  const [, text = '', signature = ''] = /^tok_([\w-]+)\.([\w-]{43})$/.exec(token) ?? [];
  const genuine = text !== '' && timingSafeEqual(Buffer.from(signature, 'base64url'), sign(text));
  if (!genuine) throw new PaymentDeclined('We do not know this card. Please enter it again.');
  return v.parse(Kept, JSON.parse(Buffer.from(text, 'base64url').toString()));
}

function refuseMistakes({ number, exp, cvc }: Card, now: Date): void {
  const digits = cardBrand(number) === 'American Express' ? 4 : 3;
  const fields = {
    ...(!passesLuhn(number) && { card: 'Please check the card number.' }),
    ...(isExpired(exp, now) && { exp: 'This card has expired.' }),
    ...(cvc.length !== digits && { cvc: `The security code of this card has ${digits} digits.` }),
  };
  if (Object.keys(fields).length > 0) throw new CardRefused(fields);
}
