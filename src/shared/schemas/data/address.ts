import { type Static, Type } from 'typebox';
import { EIRCODE_PATTERN } from '../../domain/eircode.ts';
import { rule } from '../../domain/messages/rule.ts';

export const AddressQuery = Type.Object({
  eircode: Type.String({
    pattern: EIRCODE_PATTERN,
    ...rule('eircode'),
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
