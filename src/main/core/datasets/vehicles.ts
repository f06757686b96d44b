import { message } from '../../../shared/domain/messages/message.ts';
import { shortly } from '../../../shared/domain/text/shortly.ts';
import { typedDays } from '../../../shared/domain/typed-date.ts';
import type { Vehicle } from '../../../shared/schemas/data/vehicle.ts';
import { type Cell, readText } from './column.ts';
import type { Kind } from './kind.ts';
import { readRegistration } from './marks.ts';

const YEAR = /^(?:19|20)\d\d$/;

/** A year, or the day of first registration. */
function readYear(text: string): Cell<number> {
  const [day = text] = typedDays(text);
  const year = day.slice(0, 4);
  return YEAR.test(year) && (day !== text || YEAR.test(text))
    ? { value: Number(year) }
    : { fault: message('yearUnread', { text: shortly(text) }) };
}

/** Thousands by a comma, a point or a space; then decimals of litres; then the unit. */
const ENGINE = /^(\d{1,3}(?:[,. ]\d{3})+|\d+)(?:[.,](\d{1,2}))?\s*(?:cc|ccm|cm3|cm³|l|litres?)?$/i;
/** Below it, an engine size is in litres. */
const LITRES_BELOW = 20;
const MOST_CC = 20_000;

/** Cubic centimetres, or litres below 20; 0 for an electric car. */
function readEngine(text: string): Cell<number> {
  const [, whole = '', decimals = ''] = ENGINE.exec(text) ?? [];
  const size = Number(`${whole.replace(/\D/g, '')}.${decimals || 0}`);
  const cc = Math.round(size < LITRES_BELOW ? size * 1000 : size);
  return whole === '' || cc > MOST_CC
    ? { fault: message('engineUnread', { text: shortly(text) }) }
    : { value: cc };
}

const ELECTRIC = /electric|^ev$|^bev$|leictr/i;
/** Those that have an engine as well. */
const HYBRID = /hybrid|hibrid|phev|hev$|\/|petrol|diesel/i;

const isElectric = (fuel: string) => ELECTRIC.test(fuel) && !HYBRID.test(fuel);

/** A register of vehicles, by their registration marks. */
export const vehicles: Kind<Vehicle> = {
  key: 'vrm',
  columns: {
    vrm: {
      names: [
        'Registration mark',
        'vrm',
        'Registration',
        'Registration number',
        'Registration no',
        'Reg',
        'Reg no',
        'Reg number',
        'Mark',
        'Vehicle registration',
        'Number plate',
        'Plate',
        'Uimhir chláraithe',
        'Marc cláraithe',
      ],
      read: readRegistration,
    },
    make: { names: ['Make', 'Manufacturer', 'Déantús'], read: readText },
    model: { names: ['Model', 'Model name', 'Samhail', 'Múnla'], read: readText },
    year: {
      names: [
        'Year',
        'Year of first registration',
        'Year of registration',
        'First registered',
        'First registration',
        'Date of first registration',
        'Registration year',
        'Bliain',
      ],
      read: readYear,
    },
    engineSize: {
      names: [
        'Engine size',
        'Engine',
        'cc',
        'Engine cc',
        'Engine capacity',
        'Capacity',
        'Cubic capacity',
        'Engine size (cc)',
        'Engine capacity (cc)',
        'Inneall',
        'Toilleadh innill',
      ],
      read: readEngine,
      empty: 0,
    },
    fuelType: { names: ['Fuel type', 'Fuel', 'Breosla', 'Cineál breosla'], read: readText },
  },
  check: ({ engineSize, fuelType }) =>
    engineSize > 0 || isElectric(fuelType)
      ? undefined
      : { field: 'engineSize', reason: message('engineAbsent') },
};
