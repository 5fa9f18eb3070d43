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
  abroad: {
    ...options,
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
