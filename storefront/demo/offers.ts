import { type Chance, cyclic } from '../server/kit/chance.ts';
import type { Draft, Kind } from './draft.ts';
import { giftCards, type Offer, services, subscriptions } from './words/offers.ts';

type Way = Pick<Draft, 'type' | 'item_type' | 'code' | 'max_quantity'>;

const cardWay: Way = { type: 'giftCard', item_type: 'digital', code: 'GFT', max_quantity: 10 };
const subscriptionWay: Way = {
  type: 'product',
  item_type: 'recurring',
  code: 'SUB',
  max_quantity: 5,
};
const serviceWay: Way = { type: 'product', item_type: 'service', code: 'SRV', max_quantity: 8 };

const promises: Record<string, { en: string; he: string }> = {
  GFT: {
    en: 'It pays for anything in the shop, shipping included. Lost it? Write to us and we will find it.',
    he: 'הכרטיס משלם על כל דבר בחנות, כולל משלוח.',
  },
  SUB: {
    en: 'We charge the card you choose only when a parcel is about to leave. Change the address, skip a turn or stop with two clicks.',
    he: 'החיוב נעשה רק לפני כל משלוח. אפשר לשנות כתובת, לדלג או להפסיק בכל רגע.',
  },
  SRV: {
    en: 'If the date does not suit you after all, tell us two days before and we return the whole price.',
    he: 'אם המועד אינו מתאים, אפשר לבטל עד יומיים מראש ולקבל את מלוא הסכום.',
  },
};

const motifOf = (offer: Offer, way: Way) => {
  if (way.type === 'giftCard') return `gift-card/${offer.look}`;
  if (way.item_type === 'service') return `service/${offer.look}`;
  return `${offer.shelf === 'magazines' ? 'magazine' : 'box'}/${offer.look}`;
};

const offerOf = (offers: Offer[], way: Way, n: number, chance: Chance): Draft => {
  const offer = cyclic(offers, n);
  const edition = Math.floor(n / offers.length);
  const numbered = edition ? ` (No. ${edition + 1})` : '';
  const motif = motifOf(offer, way);
  const [words = offer.name] = offer.name.split(/ Book Box|, One Year| Gift Card/);
  const price = way.type === 'giftCard' ? `$${offer.dollars}` : '';
  return {
    ...way,
    title: { en: `${offer.name}${numbered}`, he: offer.he },
    short: { en: offer.short, he: offer.heShort },
    description: {
      en: [offer.opening, promises[way.code]?.en ?? ''],
      he: [offer.heOpening, promises[way.code]?.he ?? ''],
    },
    hebrew: chance.happens(0.5),
    vendor: 'Otzar',
    creators: [],
    price_cents: offer.dollars * 100,
    heavy: false,
    canPreorder: false,
    meta: Object.entries(offer.facts).map(([label, value]) => ({ label, value })),
    options: [],
    variations: [],
    personalizations: [],
    sketches: [
      { motif, words: [words, price], alt: offer.name },
      way.item_type === 'service'
        ? { motif: `${motif}/detail`, words: [words, price], alt: `${offer.name}, seen close` }
        : { motif: `${motif}/pair`, words: [words, price], alt: `${offer.name}, in two colors` },
    ],
  };
};

const kindsOf = (offers: Offer[], way: Way): Kind[] =>
  [...new Set(offers.map(({ shelf }) => shelf))].map((shelf) => {
    const own = offers.filter((offer) => offer.shelf === shelf);
    return { shelf, count: own.length, draft: (n, chance) => offerOf(own, way, n, chance) };
  });

/** Gift cards, subscriptions and services. */
export const offerKinds: Kind[] = [
  ...kindsOf(giftCards, cardWay),
  ...kindsOf(subscriptions, subscriptionWay),
  ...kindsOf(services, serviceWay),
];
