import { between, pick, type Random } from '../../src/shared/data/random.ts';
import type { QuoteSections } from '../../src/shared/domain/quote-fields/quote-sections.ts';

const FIRST =
  'Seán Máire Aoife Conor Niamh Ciarán Gráinne Patrick Łukasz Anna Mary-Kate David'.split(' ');
const SURNAMES = [
  'Murphy',
  'Kelly',
  "O'Sullivan",
  'Walsh',
  'Smith',
  "O'Brien",
  'Byrne',
  'Ryan',
  'Ní Bhriain',
  'Ó Dálaigh',
  'Doyle',
  'McCarthy',
  'Gallagher',
  'Kennedy',
  'Lynch',
  'Żółć',
  'Nowak',
  'Quinn',
];
const BEGINS =
  'Brad Cal Dar Fen Gal Har Kin Lar Mor Nev Pad Quil Ros Shan Tal Uin Ven Wil Yeo Zan'.split(' ');
const ENDS =
  'an ard bert by den ell ford gan han ick kins ley low man ning ney ott son ton wick'.split(' ');
const LETTERS = [...'ACDEFHKNPRTVWXY'];

const digits = (random: Random, count: number) =>
  String(between(random, 0, 10 ** count - 1)).padStart(count, '0');

/** The most frequent surnames are each about one in ninety, as Murphy is in Ireland. */
function surname(random: Random): string {
  if (random() < 0.2) return pick(random, SURNAMES);
  return `${pick(random, BEGINS)}${pick(random, ENDS)}`;
}

/** How many customers the searches find, at every size: more than are sorted. */
export const WANTED = 250;

/** One of those customers, so that a result is as long in a small data folder as in a large one. */
export function wanted(number: number, template: QuoteSections): QuoteSections {
  const { customer, vehicle } = template;
  const born = `${1950 + (number % 50)}-03-${10 + Math.floor(number / 50)}`;
  const mark = `191-D-12${String(number).padStart(3, '0')}`;
  return {
    ...template,
    customer: { ...customer, firstName: 'Seán', surname: 'Nowak', dateOfBirth: born },
    vehicle: { ...vehicle, registrationNumber: mark },
  };
}

/** The sections of a template with another person and another car in them. */
export function another(random: Random, template: QuoteSections): QuoteSections {
  const year = between(random, 141, 262);
  const born = `${between(random, 1945, 2005)}-0${between(random, 1, 9)}-${between(random, 10, 28)}`;
  return {
    ...template,
    customer: {
      ...template.customer,
      firstName: pick(random, FIRST),
      surname: surname(random),
      dateOfBirth: born,
      address: {
        ...template.customer.address,
        eircode: `D${digits(random, 2)}${pick(random, LETTERS)}${digits(random, 3)}`,
      },
    },
    vehicle: {
      ...template.vehicle,
      registrationNumber: `${year}-${pick(random, ['D', 'C', 'G', 'KE', 'L'])}-${between(random, 1, 50_000)}`,
    },
  };
}
