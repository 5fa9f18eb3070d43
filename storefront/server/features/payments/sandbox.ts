import { createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { cardBrand, isExpired, passesLuhn } from '@otzar/domain/card';
import * as v from 'valibot';
import {
  type Card,
  CardRefused,
  GatewaySilent,
  PaymentDeclined,
  type PaymentGateway,
} from '../../kit/payment-gateway.ts';
import type { Holds } from './holds.ts';
import { messages } from './messages.ts';

/** Cards with a fate of their own, as processors' sandboxes have them; every other card is approved. */
const fates: Record<string, Fate> = {
  '4000000000000002': 'decline',
  '4000000000000077': 'slow',
  '4000000000000119': 'lose_reply',
};

const Fate = v.picklist(['approve', 'decline', 'slow', 'lose_reply']);
type Fate = v.InferOutput<typeof Fate>;

/** How long the bank of the slow card takes. */
const SLOW_MS = 3_000;

const StoredToken = v.object({
  brand: v.string(),
  last_four: v.string(),
  exp: v.string(),
  fate: Fate,
  /** Of the card's number; tokens of earlier builds have none. */
  fingerprint: v.optional(v.string()),
});
type StoredToken = v.InferOutput<typeof StoredToken>;

export interface SandboxOptions {
  secret: string;
  clock: () => Date;
  /** Remembers what is held, taken and paid back. */
  holds: Holds;
}

/**
 * A gateway that moves no money. Of a card it keeps nothing: a token carries brand, last four digits and
 * expiry under a signature, and never the number or the security code (decision 008).
 */
export function sandboxGateway({ secret, clock, holds }: SandboxOptions): PaymentGateway {
  const sign = (text: string) => createHmac('sha256', `${secret}:card`).update(text).digest();
  const fingerprintOf = (number: string) =>
    createHmac('sha256', `${secret}:card-number`).update(number).digest('base64url').slice(0, 22);

  return {
    async tokenise(card) {
      refuseMistakes(card, clock());
      const shown = {
        brand: cardBrand(card.number),
        last_four: card.number.slice(-4),
        exp: card.exp,
      };
      const fate = fates[card.number] ?? 'approve';
      const fingerprint = fingerprintOf(card.number);
      const text = Buffer.from(JSON.stringify({ ...shown, fate, fingerprint })).toString(
        'base64url',
      );
      return { Token: `tok_${text}.${sign(text).toString('base64url')}`, ...shown };
    },

    async describe(token) {
      const { fate: _, fingerprint: __, ...shown } = open(token, sign);
      return shown;
    },

    async fingerprint(token) {
      return open(token, sign).fingerprint ?? fingerprintOf(token);
    },

    async authorise({ token, reference, amountCents }) {
      const { fate, fingerprint: _, ...card } = open(token, sign);
      if (fate === 'decline') throw new PaymentDeclined(() => messages.declined);
      if (fate === 'slow') await wait(SLOW_MS);
      const hold = await holds.hold({ reference, amountCents }, clock());
      if (hold === 'voided' || (fate === 'lose_reply' && hold === 'held'))
        throw new GatewaySilent(messages.bankSilent);
      return { reference, ...card };
    },

    capture: (capture) => holds.capture(capture, clock()),

    void: (reference) => holds.release(reference, clock()),

    refund: (repayment) => holds.payBack(repayment, clock()),
  };
}

function open(token: string, sign: (text: string) => Buffer): StoredToken {
  const [, text = '', signature = ''] = /^tok_([\w-]+)\.([\w-]{43})$/.exec(token) ?? [];
  const genuine = text !== '' && timingSafeEqual(Buffer.from(signature, 'base64url'), sign(text));
  const kept = genuine
    ? v.safeParse(StoredToken, JSON.parse(Buffer.from(text, 'base64url').toString()))
    : null;
  if (!kept?.success) throw new PaymentDeclined(() => messages.unknownCard);
  return kept.output;
}

function refuseMistakes({ number, exp, cvc }: Card, now: Date): void {
  const digits = cardBrand(number) === 'American Express' ? 4 : 3;
  const fields = {
    ...(!passesLuhn(number) && { card: messages.numberWrong }),
    ...(isExpired(exp, now) && { exp: messages.cardExpired }),
    ...(cvc.length !== digits && { cvc: messages.securityCodeWrong(digits) }),
  };
  if (Object.keys(fields).length > 0) throw new CardRefused(fields);
}
