import { type Static, Type } from 'typebox';
import { EIRCODE_PATTERN, EIRCODE_RULE } from '../domain/eircode.ts';

export const AddressQuery = Type.Object({
  eircode: Type.String({
    pattern: EIRCODE_PATTERN,
    'x-rule': EIRCODE_RULE,
    description: 'An Eircode, as D02X285',
  }),
});

export const Address = Type.Object({
  eircode: Type.String(),
  addressLine1: Type.String(),
  addressLine2: Type.String(),
  town: Type.String(),
  county: Type.String(),
  country: Type.String(),
});
export type Address = Static<typeof Address>;
