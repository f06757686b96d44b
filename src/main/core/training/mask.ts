import { seeded } from '../../../shared/data/random.ts';
import { routingKey } from '../../../shared/domain/eircode.ts';
import { fold, squash } from '../../../shared/domain/fold.ts';
import type {
  NamedDriver,
  QuoteSections,
} from '../../../shared/domain/quote-fields/quote-sections.ts';
import { findRoutingKey } from '../../../shared/domain/routing-keys.ts';
import type { Digest } from '../quotes/document/sections-digest.ts';
import { type Person, person } from './people.ts';
import { where } from './where.ts';

/** Replaces what is somebody's own; the same text is always replaced by the same one. */
export interface Mask {
  /** Made-up names for a person, other than the person's own. */
  readonly person: (who: PersonName) => Person;
  /** A made-up name for whoever worked on a quote. */
  readonly colleague: (name: string) => string;
  readonly driverNumber: (number: string) => string;
  readonly reference: (text: string) => string;
  /**
   * Sections without what is somebody's own. What prices stays: dates, the routing key of the
   * Eircode, and words that the rate book knows.
   * @param words the folded words of the quote's rate book
   */
  readonly sections: (sections: QuoteSections, words: ReadonlySet<string>) => QuoteSections;
}

type PersonName = Pick<NamedDriver, 'firstName' | 'surname' | 'dateOfBirth'>;

/** What stands for a text that no rate book knows. */
const OTHER = 'Other';
const INSURER = 'Another insurer';
const OFFENCE = 'An offence';
const COUNTRY = 'Ireland';
const TOWN = 'Ballybeg';

/** Streets that many towns have. */
const STREETS = ['Main Street', 'Church Road', 'Station Road', 'Mill Lane', 'The Green'] as const;

/** The characters of an Eircode after its key; none looks like another. */
const EIRCODE = 'ACDEFHKNPRTVWXY0123456789';
const LETTERS = 'ABCDEFGHKLMNPRSTVWXY';
const DIGITS = '0123456789';

/** Numbers for stories, which nobody has (ComReg, 020 91X XXXX). */
const PHONE = '020 91';

/**
 * A mask of its own, which only whoever has the salt could make again.
 * @param salt any text, another one for each copy
 */
export function createMask(digest: Digest, salt: string): Mask {
  const random = (...texts: readonly string[]) =>
    seeded(Number.parseInt(digest([salt, ...texts].join('\n')).slice(0, 8), 16));
  const one = (next: () => number, from: string | readonly string[]) =>
    from[Math.floor(next() * from.length)] ?? '';

  function madeUp({ firstName, surname, dateOfBirth }: PersonName): Person {
    const next = random('person', squash(firstName), squash(surname), dateOfBirth);
    const own = [squash(firstName), squash(surname)];
    const isOwn = (made: Person) =>
      own.includes(squash(made.firstName)) || own.includes(squash(made.surname));
    let made = person(next);
    while (isOwn(made)) made = person(next);
    return made;
  }

  const characters = (next: () => number, text: string) =>
    text.replace(/[A-Z0-9]/g, (each) => one(next, /\d/.test(each) ? DIGITS : LETTERS));

  const driverNumber = (number: string) => characters(random('driver', number), number);

  /** The year and the county price; the number tells the car. */
  function mark(vrm: string): string {
    const next = random('mark', vrm);
    const parts = vrm.split('-');
    const last = parts.findLastIndex((part) => /^\d+$/.test(part));
    if (last < 0) return characters(next, vrm);
    const number = (digits: string) =>
      `${one(next, DIGITS.slice(1))}${characters(next, digits.slice(1))}`;
    let made = vrm;
    while (made === vrm) {
      made = parts.map((part, at) => (at === last ? number(part) : part)).join('-');
    }
    return made;
  }

  function eircode(code: string): string {
    const next = random('eircode', code);
    return `${routingKey(code)}${[0, 1, 2, 3].map(() => one(next, EIRCODE)).join('')}`;
  }

  function phone(number: string): string {
    const next = random('phone', number);
    const digits = (count: number) =>
      Array.from({ length: count }, () => one(next, DIGITS)).join('');
    return `${PHONE}${digits(1)} ${digits(4)}`;
  }

  function address(
    from: QuoteSections['customer']['address'],
    known: (word: string) => string,
  ): QuoteSections['customer']['address'] {
    const { eircode: code, addressLine1 = '' } = from;
    const key = code === undefined ? undefined : findRoutingKey(routingKey(code));
    const next = random('home', code ?? '', squash(addressLine1));
    return {
      ...from,
      ...where(from, 'addressLine1', () => `${1 + Math.floor(next() * 99)} ${one(next, STREETS)}`),
      ...where(from, 'town', () => key?.towns[0] ?? TOWN),
      ...where(from, 'county', known),
      ...where(from, 'eircode', eircode),
      ...where(from, 'country', () => COUNTRY),
    };
  }

  function driver(from: NamedDriver, known: (word: string) => string): NamedDriver {
    const { firstName, surname } = madeUp(from);
    return {
      ...from,
      ...{ firstName, surname },
      ...where(from, 'licenceType', known),
      ...where(from, 'driverNumber', driverNumber),
    };
  }

  return {
    person: madeUp,
    colleague: (name) => {
      const { firstName, surname } = madeUp({ firstName: name, surname: '', dateOfBirth: '' });
      return `${firstName} ${surname}`;
    },
    driverNumber,
    reference: (text) => `COPY-${digest([salt, 'reference', text].join('\n')).slice(0, 8)}`,
    sections: (sections, words) => {
      const { policy, customer, vehicle, drivers, noClaimsBonus, previousInsurance } = sections;
      const known = (word: string) => (words.has(fold(word.trim())) ? word : OTHER);
      const who = madeUp(customer);
      return {
        ...sections,
        policy: { ...policy, ...where(policy, 'useClass', known) },
        customer: {
          ...customer,
          ...where(customer, 'title', () => who.title),
          ...{ firstName: who.firstName, surname: who.surname },
          ...where(customer, 'licenceType', known),
          ...where(customer, 'email', () => who.email),
          ...where(customer, 'phone', phone),
          ...where(customer, 'occupation', known),
          address: address(customer.address, known),
          ...where(customer, 'convictions', (all) =>
            all.map((each) => ({ ...each, ...where(each, 'offence', () => OFFENCE) })),
          ),
        },
        vehicle: {
          ...vehicle,
          registrationNumber: mark(vehicle.registrationNumber),
          ...where(vehicle, 'modifications', known),
          ...where(vehicle, 'fuelType', known),
        },
        ...(drivers && { drivers: drivers.map((each) => driver(each, known)) }),
        ...(noClaimsBonus && {
          noClaimsBonus: {
            ...noClaimsBonus,
            ...where(noClaimsBonus, 'insurer', () => INSURER),
            ...where(noClaimsBonus, 'country', known),
          },
        }),
        ...(previousInsurance && {
          previousInsurance: {
            ...previousInsurance,
            ...where(previousInsurance, 'insurer', () => INSURER),
          },
        }),
      };
    },
  };
}
