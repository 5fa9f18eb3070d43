import type { Answer } from './endpoint.ts';
import type { readShipping } from './shipping.ts';

const standard = {
  id: 1,
  name: 'Standard',
  price: 5.99,
  days: 5,
  estimated_arrival: '2026-11-29T17:00:00.000Z',
};
const priority = {
  id: 2,
  name: 'Priority',
  price: 9.99,
  days: 2,
  estimated_arrival: '2026-11-26T17:00:00.000Z',
};
const express = {
  id: 3,
  name: 'Express',
  price: 19.99,
  days: 1,
  estimated_arrival: '2026-11-25T17:00:00.000Z',
};

const bicycle = {
  id: 10,
  name: 'Bicycle courier',
  price: 0,
  days: 0,
  estimated_arrival: '2026-11-24T17:00:00.000Z',
};
const far = { ...standard, id: 4, price: 9.99, days: 9 };
const military = { ...standard, id: 11, name: 'Military mail', price: 7.99, days: 14 };

const options = {
  over_price: 49,
  pickup: { days: 0, hours: 1, date: '2026-11-24T17:00:00.000Z', tax_rate: 0.08875 },
  tax_rate: 0.08875,
  fastest: express,
  cheapest: standard,
  free_over: {
    id: standard.id,
    days: standard.days,
    estimated_arrival: standard.estimated_arrival,
    free_shipping_above: 49,
  },
  methods: [standard, priority, express],
  shipping_ids_not_excluded_from_free_shipping: '1,2',
  fulfillment_expires: '2026-11-24T19:00:00.000Z',
  store_expires: '2026-11-24T22:00:00.000Z',
} satisfies Answer<typeof readShipping>;

export const readShippingExamples = {
  default: options,
  /** Where all orders ship free, with no threshold to reach. */
  neighborhood: {
    ...options,
    over_price: 0,
    fastest: bicycle,
    cheapest: bicycle,
    methods: [bicycle],
    free_over: {
      id: bicycle.id,
      days: bicycle.days,
      estimated_arrival: bicycle.estimated_arrival,
      free_shipping_above: 0,
    },
    shipping_ids_not_excluded_from_free_shipping: '10',
  },
  /** Where no truck goes: a territory of the United States. */
  territory: {
    ...options,
    tax_rate: 0.115,
    fastest: { ...express, id: 5, price: 29.99, days: 3 },
    cheapest: far,
    methods: [far, { ...express, id: 5, price: 29.99, days: 3 }],
    free_over: { ...options.free_over, id: far.id, days: far.days },
    shipping_ids_not_excluded_from_free_shipping: '4',
  },
  military: {
    ...options,
    tax_rate: 0,
    fastest: military,
    cheapest: military,
    methods: [military],
    free_over: { ...options.free_over, id: military.id, days: military.days },
    shipping_ids_not_excluded_from_free_shipping: '11',
  },
  /** Where nothing ships free. */
  abroad: {
    ...options,
    over_price: 0,
    tax_rate: 0,
    fastest: standard,
    methods: [standard],
    free_over: null,
    shipping_ids_not_excluded_from_free_shipping: '',
  },
  pickupTomorrow: {
    ...options,
    pickup: { days: 1, hours: 0, date: '2026-11-25T17:00:00.000Z', tax_rate: 0.08875 },
  },
} satisfies Record<string, Answer<typeof readShipping>>;
