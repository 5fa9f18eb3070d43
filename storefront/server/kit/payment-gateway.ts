import type { CardToken } from '@otzar/contract/card-token';
import { type Sentence, said } from './language.ts';

/** A card as it is typed; it goes to the gateway and nowhere else. */
export interface Card {
  /** Digits only. */
  number: string;
  /** `MMYY`. */
  exp: string;
  cvc: string;
}

/** What an order keeps of its payment. */
export interface Authorisation {
  /** The gateway's name for it. */
  reference: string;
  brand: string;
  last_four: string;
  exp: string;
}

interface Charge {
  token: string;
  amountCents: number;
  /** The same reference never holds money twice, however often it is asked for. */
  reference: string;
}

/** Held money that is taken. */
export interface Capture {
  /** The gateway's name for the payment: it is captured once, however often that is asked for. */
  payment: string;
  amountCents: number;
}

/** Money that goes back to the card it came from. */
export interface Repayment {
  /** The gateway's name for the payment. */
  payment: string;
  amountCents: number;
  /** The same reference never pays twice, however often it is asked for. */
  reference: string;
}

/** A card that can't be used as typed: a sentence beside each field at fault. */
export class CardRefused extends Error {
  readonly fields: Record<string, string>;

  constructor(fields: Record<string, string>) {
    super('The card was refused.');
    this.fields = fields;
  }
}

/** A charge that the bank or the gateway said no to, with a sentence for the shopper. */
export class PaymentDeclined extends Error {
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(said(sentence));
    this.sentence = sentence;
  }
}

/** The gateway was asked and has not answered: money may be held. `message` is a sentence for the shopper. */
export class GatewaySilent extends Error {}

/** What the shop asks of a payment processor (decision 008). */
export interface PaymentGateway {
  /** Trades a card for a token. @throws {CardRefused} */
  tokenise: (card: Card) => Promise<CardToken>;
  /** What may be shown of the card behind a token. @throws {PaymentDeclined} for a token it did not give. */
  describe: (token: string) => Promise<Omit<CardToken, 'Token'>>;
  /**
   * The same for every token of one card, and tells nothing of its number. @throws {PaymentDeclined} for a
   * token it did not give.
   */
  fingerprint: (token: string) => Promise<string>;
  /** Holds money on a card. @throws {PaymentDeclined} @throws {GatewaySilent} */
  authorise: (charge: Charge) => Promise<Authorisation>;
  /** Takes what was authorised. @throws {PaymentDeclined} @throws {GatewaySilent} */
  capture: (capture: Capture) => Promise<void>;
  /** Gives held money back, by the charge's reference; nothing happens when nothing was held. */
  void: (reference: string) => Promise<void>;
  /** Pays captured money back. @throws {PaymentDeclined} @throws {GatewaySilent} */
  refund: (repayment: Repayment) => Promise<void>;
}
