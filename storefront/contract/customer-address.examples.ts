import type { CustomerAddress } from './address.ts';
import type { addAddress, changeAddress, removeAddress } from './customer-address.ts';
import type { Answer } from './endpoint.ts';

/** Where the sample customer has things sent. */
export const home: CustomerAddress = {
  id: 1,
  name: 'Noa Levi',
  street: '12 Maple Street',
  street_2: 'Apt 3',
  city: 'Brooklyn',
  region: 'NY',
  postal_code: '11201',
  country: 'US',
  phone: '718 555 0100',
  default: true,
};

/** Where she sends presents. */
export const abroad: CustomerAddress = {
  id: 2,
  name: 'Tamar Levi',
  street: '8 HaNevi’im Street',
  street_2: '',
  city: 'Jerusalem',
  region: '',
  postal_code: '9510101',
  country: 'IL',
  phone: '',
  default: false,
};

export const addAddressExamples = {
  default: { address: abroad, addresses: [home, abroad] },
} satisfies Record<string, Answer<typeof addAddress>>;

export const changeAddressExamples = {
  default: { addresses: [home, abroad] },
} satisfies Record<string, Answer<typeof changeAddress>>;

export const removeAddressExamples = {
  default: { address: abroad },
} satisfies Record<string, Answer<typeof removeAddress>>;
