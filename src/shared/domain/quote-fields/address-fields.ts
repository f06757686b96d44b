import type { QuoteFieldTable } from './quote-field.ts';

/** Where the policyholder lives. */
export const ADDRESS_FIELDS = {
  'Address/AddressLine1': {
    key: 'customer.address.addressLine1',
    kind: 'text',
    required: false,
    isPrivate: true,
    prices: false,
    form: { group: 'address', control: 'longText' },
  },
  'Address/Town': {
    key: 'customer.address.town',
    kind: 'text',
    required: false,
    isPrivate: true,
    prices: false,
    form: { group: 'address', control: 'text' },
  },
  'Address/County': {
    key: 'customer.address.county',
    kind: 'text',
    required: false,
    isPrivate: true,
    prices: { as: 'county', changeable: false },
    form: { group: 'address', control: 'rateBookWord' },
  },
  'Address/Eircode': {
    key: 'customer.address.eircode',
    kind: 'eircode',
    required: false,
    isPrivate: true,
    prices: 'computed',
    form: { group: 'address', control: 'eircode', before: 'Address/AddressLine1' },
  },
  'Address/Country': {
    key: 'customer.address.country',
    kind: 'text',
    required: false,
    isPrivate: true,
    prices: false,
    form: { group: 'address', control: 'text' },
  },
} as const satisfies QuoteFieldTable;
