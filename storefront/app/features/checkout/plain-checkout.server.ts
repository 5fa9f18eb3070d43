import type { Address } from '@otzar/contract/address';
import { createCardToken } from '@otzar/contract/card';
import { listCountries } from '@otzar/contract/country';
import { readLocation, saveLocation } from '@otzar/contract/location';
import type { Problem } from '@otzar/contract/problem';
import {
  readSessionBag,
  type SessionBag,
  type SessionCheckout,
  saveSessionCheckout,
} from '@otzar/contract/session-bag';
import { readShipping } from '@otzar/contract/shipping';
import { isDigitalOnly } from '@otzar/domain/bag';
import { isTaxByPlace } from '@otzar/domain/totals';
import { data, type RouterContextProvider } from 'react-router';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { emailProblem } from '../../platform/complaints.ts';
import { ask, redirectAfterPost } from '../../platform/plain-form.server.ts';
import type { PlainForm } from '../../platform/plain-form.ts';
import { isMarked } from '../../platform/session-bag-mark.ts';
import {
  addressProblems,
  cardProblems,
  pickupProblems,
  placeProblems,
  plainCard,
  wayProblem,
} from './check-details.ts';
import { freshCheckout } from './checkout-module.ts';
import { orderable, type PlainCheckoutData, plainSteps } from './plain-checkout.ts';
import type { Rates } from './summary-rows.ts';

type Context = Readonly<RouterContextProvider>;

/** What the shop keeps for a visitor without scripts; null for whoever has put nothing in that way. */
export async function readPlainBag(context: Context, request: Request): Promise<SessionBag | null> {
  if (!isMarked(request.headers.get('cookie') ?? '')) return null;
  const asked = await ask(context, readSessionBag);
  if ('refusal' in asked) throw data(null, { status: asked.refusal.status });
  return asked.answer.lines.length > 0 ? asked.answer : null;
}

/** What it takes to get the order there, as far as it is known where that is. */
async function ratesFor(context: Context, bag: SessionBag): Promise<Rates | null> {
  const { checkout } = bag;
  const lines = orderable(bag);
  if (isDigitalOnly(lines)) {
    if (!isTaxByPlace(lines)) return { taxRate: 0, options: null };
    const asked = await ask(context, readLocation);
    const known = 'answer' in asked && asked.answer.zip !== '';
    return known ? { taxRate: asked.answer.tax_rate, options: null } : null;
  }
  if (!checkout) return null;
  const { shipping_info: to } = checkout;
  const body = to
    ? { zip_code: to.postal_code, country: to.country }
    : { zip_code: brand.postalCode };
  const asked = await ask(context, readShipping, { body });
  if ('refusal' in asked) return null;
  const options = asked.answer;
  return { taxRate: to ? options.tax_rate : options.pickup.tax_rate, options };
}

/** Reads all that a page of the checkout is drawn from; null where there is nothing to order without scripts. */
export async function readPlainCheckout(
  context: Context,
  request: Request,
): Promise<Omit<PlainCheckoutData, 'told'> | null> {
  const bag = await readPlainBag(context, request);
  if (!bag) return null;
  const { searchParams } = new URL(request.url);
  const [countries, rates, location] = await Promise.all([
    ask(context, listCountries),
    ratesFor(context, bag),
    ask(context, readLocation),
  ]);
  const wanted = searchParams.get('step') === 'payment' && bag.checkout ? 'payment' : undefined;
  const by = searchParams.get('by') ?? (bag.checkout?.pickup_info ? 'pickup' : 'delivery');
  return {
    bag,
    step: wanted ?? (by === 'pickup' ? 'pickup' : 'address'),
    countries: 'answer' in countries ? countries.answer : [],
    rates,
    taxPlace:
      'answer' in location
        ? { country: location.answer.country.value, postal_code: location.answer.zip }
        : null,
  };
}

const refuse = (told: PlainForm, status = 422) => data(told, { status });

const fieldsIn = (form: FormData, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '').trim()]));

const ADDRESS = Object.keys(freshCheckout.draft.address) as (keyof Address)[];

/** Who fetches it. */
const pickupIn = (form: FormData) => {
  const { name = '', email = '', phone = '' } = fieldsIn(form, ['name', 'email', 'phone']);
  return { name, email, phone };
};

const addressIn = (form: FormData): Address => {
  const fields = fieldsIn(form, [...ADDRESS, 'region_confirmed_for']);
  const { region_confirmed_for, ...address } = fields as Record<keyof Address, string>;
  return { ...address, ...(region_confirmed_for && { region_confirmed_for }) };
};

/** What the shop has against a place, at the field that names it. */
const placeRefused = ({ message, fields = {} }: Problem): Record<string, string> =>
  fields.country
    ? { country: fields.country }
    : { postal_code: fields.zip_code ?? fields.zipCode ?? message };

type Found =
  | { found: Pick<SessionCheckout, 'email' | 'shipping_type' | 'shipping_info' | 'pickup_info'> }
  | { told: PlainForm };

const nowhere = { shipping_info: null, pickup_info: null };

function pickupFound(form: FormData): Found {
  const pickup_info = pickupIn(form);
  const errors = pickupProblems(pickup_info) as PlainForm['errors'];
  if (Object.keys(errors).length > 0) return { told: { values: pickup_info, errors } };
  const shipping_type = { delivery: false, id: null };
  return { found: { email: pickup_info.email, shipping_type, shipping_info: null, pickup_info } };
}

async function digitalFound(context: Context, form: FormData, taxed: boolean): Promise<Found> {
  const names = taxed ? ['email', 'country', 'postal_code'] : ['email'];
  const values = fieldsIn(form, names);
  const { email = '', country = 'US', postal_code = '' } = values;
  const wrong = emailProblem(email);
  const place = taxed
    ? placeProblems({ ...freshCheckout.draft.address, country, postal_code })
    : {};
  const errors = { ...place, ...(wrong && { email: wrong }) } as PlainForm['errors'];
  if (Object.keys(errors).length > 0) return { told: { values, errors } };
  if (taxed) {
    const asked = await ask(context, saveLocation, { body: { zipCode: postal_code, country } });
    if ('refusal' in asked) return { told: { values, errors: placeRefused(asked.refusal) } };
  }
  return { found: { email, shipping_type: { delivery: true, id: null }, ...nowhere } };
}

async function deliveryFound(context: Context, form: FormData, bag: SessionBag): Promise<Found> {
  const address = addressIn(form);
  const email = fieldsIn(form, ['email']).email ?? '';
  const { region_confirmed_for = '', ...fields } = address;
  const values = { email, region_confirmed_for, ...fields };
  const wrong = emailProblem(email);
  const errors = {
    ...addressProblems(address),
    ...(wrong && { email: wrong }),
  } as PlainForm['errors'];
  if (Object.keys(errors).length > 0) return { told: { values, errors } };
  const body = { zip_code: address.postal_code, country: address.country };
  const asked = await ask(context, readShipping, { body });
  if ('refusal' in asked) return { told: { values, errors: placeRefused(asked.refusal) } };
  const { methods, cheapest } = asked.answer;
  const chosen = bag.checkout?.shipping_type.id;
  const id = methods.find((method) => method.id === chosen)?.id ?? cheapest.id;
  return {
    found: {
      email,
      shipping_type: { delivery: true, id },
      shipping_info: address,
      pickup_info: null,
    },
  };
}

/** Keeps what was found to be right, and leads on; a refusal of the shop is told on the same page. */
async function keepAndGoOn(
  context: Context,
  checkout: SessionCheckout,
  { values, next }: { values: PlainForm['values']; next: string },
) {
  const kept = await ask(context, saveSessionCheckout, { body: checkout });
  if ('answer' in kept) return redirectAfterPost(next);
  const { message, status } = kept.refusal;
  return refuse({ values, errors: {}, failure: message }, status);
}

async function sendPayment(context: Context, bag: SessionBag, form: FormData) {
  const { checkout } = bag;
  if (!checkout) return redirectAfterPost(paths.checkout);
  const values = fieldsIn(form, ['shipping']);
  const { card = '', exp = '', cvc = '' } = fieldsIn(form, ['card', 'exp', 'cvc']);
  const errors: PlainForm['errors'] = {};
  const { shipping_type } = checkout;
  const ships = shipping_type.delivery && checkout.shipping_info !== null;
  const rates = ships ? await ratesFor(context, bag) : null;
  const chosen = rates?.options?.methods.find(({ id }) => String(id) === values.shipping);
  if (ships && !chosen) errors.shipping = wayProblem;
  const keeps = checkout.card !== null && !card && !exp && !cvc;
  if (!keeps) Object.assign(errors, cardProblems({ card, exp, cvc }, new Date()));
  if (Object.keys(errors).length > 0) return refuse({ values, errors });
  const paying = {
    ...checkout,
    shipping_type: chosen ? { delivery: true, id: chosen.id } : shipping_type,
  };
  const on = { values, next: paths.review };
  if (keeps) return keepAndGoOn(context, paying, on);
  const token = await ask(context, createCardToken, { body: plainCard({ card, exp, cvc }) });
  if ('answer' in token) return keepAndGoOn(context, { ...paying, card: token.answer }, on);
  const { message, fields = {}, status } = token.refusal;
  const failure = Object.keys(fields).length === 0 ? { failure: message } : {};
  return refuse({ values, errors: fields, ...failure }, status);
}

/** Takes one step of the checkout, sent without scripts. */
export async function sendPlainCheckout(context: Context, request: Request) {
  const form = await request.formData();
  const bag = await readPlainBag(context, request);
  if (!bag) return redirectAfterPost(paths.bag);
  const step = String(form.get('step'));
  if (step === 'payment') return sendPayment(context, bag, form);
  const lines = orderable(bag);
  const digital = isDigitalOnly(lines);
  const sent = digital
    ? await digitalFound(context, form, isTaxByPlace(lines))
    : step === 'pickup'
      ? pickupFound(form)
      : await deliveryFound(context, form, bag);
  if ('told' in sent) return refuse(sent.told);
  const checkout = { ...sent.found, card: bag.checkout?.card ?? null };
  return keepAndGoOn(context, checkout, { values: {}, next: plainSteps.payment });
}
