import { squash } from '../../../shared/domain/fold.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { ROUTING_KEYS } from '../../../shared/domain/routing-keys.ts';
import { shortly } from '../../../shared/domain/text/shortly.ts';
import type { Address } from '../../../shared/schemas/data/address.ts';
import { type Cell, readText } from './column.ts';
import type { Kind } from './kind.ts';
import { readEircode } from './marks.ts';

const COUNTIES = new Map(ROUTING_KEYS.map(({ county }) => [squash(county), county]));

/** What may stand before or behind the name of a county. */
const AROUND_COUNTY =
  /^(?:co\b\.?|county|contae)\s*|\s+(?:county|city)(?:\s+council)?$|\s+\d{1,2}w?$/gi;

/** The county by its name in English, as rate books have it. */
function readCounty(text: string): Cell<string> {
  const county = COUNTIES.get(squash(text.replace(AROUND_COUNTY, '')));
  return county === undefined
    ? { fault: message('countyUnknown', { county: shortly(text) }) }
    : { value: county };
}

/** A register of addresses, by their Eircodes. */
export const addresses: Kind<Address> = {
  key: 'eircode',
  columns: {
    eircode: {
      names: ['Eircode', 'Post code', 'Postal code', 'Éirchód'],
      read: readEircode,
    },
    addressLine1: {
      names: [
        'Address line 1',
        'Address 1',
        'Line 1',
        'Addr 1',
        'Address',
        'Street',
        'Seoladh 1',
        'Seoladh',
        'Líne 1',
      ],
      read: readText,
    },
    addressLine2: {
      names: ['Address line 2', 'Address 2', 'Line 2', 'Addr 2', 'Seoladh 2', 'Líne 2'],
      read: readText,
      empty: '',
    },
    town: {
      names: ['Town', 'Post town', 'City', 'Town/City', 'Locality', 'Baile'],
      read: readText,
    },
    county: { names: ['County', 'Co', 'Contae'], read: readCounty },
    country: { names: ['Country', 'Tír'], read: readText, empty: 'Ireland' },
  },
};
