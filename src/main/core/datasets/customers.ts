import { customerKey } from '../../../shared/domain/customer-key.ts';
import { daysLater, irishDay, yearsBetween } from '../../../shared/domain/date.ts';
import { isEmail } from '../../../shared/domain/email.ts';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { epochOf } from '../../../shared/domain/moment.ts';
import { internationalPhone } from '../../../shared/domain/phone.ts';
import { shortly } from '../../../shared/domain/text/shortly.ts';
import { isMonthFirst, typedDays } from '../../../shared/domain/typed-date.ts';
import { type Cell, readText } from './column.ts';
import type { Kind } from './kind.ts';
import { readEircode, readRegistration } from './marks.ts';
import { splitName } from './person-name.ts';

/** A customer of another system, with the insurance that is to be renewed. Days as `YYYY-MM-DD`. */
export interface ImportedCustomer {
  readonly surname: string;
  readonly firstName: string;
  readonly dateOfBirth: string;
  /** The first day of the next period. */
  readonly renewalDate: string;
  /** As it is dialled in Ireland, or with `+` and the code of another country. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly eircode: string | null;
  readonly registration: string | null;
  readonly insurer: string | null;
  readonly policyNumber: string | null;
  readonly noClaimsYears: number | null;
}

/** Midnight, as other systems write it behind a day, in whatever offset. */
const MIDNIGHT = /[T ]+0?0:00(?::00(?:\.0+)?)?(?:Z|[+-]\d\d:?\d\d)?$/;

/** The midnight of a summer's day in Ireland, by the clock of UTC. */
const SUMMER_MIDNIGHT = /^\d{4}-\d\d-\d\dT23:00(?::00(?:\.0+)?)?Z$/;

/** A day as a number, which a cell of Excel is. */
const SERIAL = /^(\d{5})(?:\.0+)?$/;

/** Day 0 of Excel. Source: ECMA-376, 18.17.4.1 */
const EXCEL_START = '1899-12-30';

function daysOf(text: string): readonly string[] {
  const [, serial] = SERIAL.exec(text) ?? [];
  if (serial !== undefined) return [daysLater(EXCEL_START, Number(serial))];
  const instant = SUMMER_MIDNIGHT.test(text) ? epochOf(text) : undefined;
  if (instant !== undefined) return [irishDay(instant)];
  return typedDays(text.replace(MIDNIGHT, ''));
}

/** The ages of people with a policy: they tell the century where a year has two digits. */
const [YOUNGEST, OLDEST] = [16, 110];

function noDay(text: string): { readonly fault: Message } {
  const code = isMonthFirst(text.replace(MIDNIGHT, '')) ? 'dateMonthFirst' : 'dateUnread';
  return { fault: message(code, { text: shortly(text) }) };
}

/** The day of birth, the day before the month. */
function readBirth(text: string, today: string): Cell<string> {
  const found = daysOf(text);
  if (found.length === 0) return noDay(text);
  const ageOn = (day: string) => (day > today ? -1 : yearsBetween(day, today));
  const ages = found.length > 1 ? [YOUNGEST, OLDEST] : [0, Number.POSITIVE_INFINITY];
  const [least = 0, most = 0] = ages;
  if (found.every((day) => ageOn(day) < 0)) {
    return { fault: message('birthLater', { text: shortly(text) }) };
  }
  const likely = found.filter((day) => ageOn(day) >= least && ageOn(day) <= most);
  const [day, other] = likely;
  return day === undefined || other !== undefined
    ? { fault: message('birthUnlikely', { text: shortly(text) }) }
    : { value: day };
}

/** The day of renewal: with two digits of a year it is of this century. */
function readRenewal(text: string): Cell<string> {
  const day = daysOf(text).at(-1);
  return day === undefined ? noDay(text) : { value: day };
}

function readName(text: string): Cell<string> {
  const read = readText(text);
  return 'value' in read && !/\p{L}/u.test(read.value)
    ? { fault: message('nameUnread', { text: shortly(text) }) }
    : read;
}

function readPhone(text: string): Cell<string> {
  const value = internationalPhone(text);
  return value === undefined
    ? { fault: message('phoneUnread', { text: shortly(text) }) }
    : { value };
}

function readEmail(text: string): Cell<string> {
  const read = readText(text);
  return 'value' in read && !isEmail(read.value)
    ? { fault: message('emailUnread', { text: shortly(text) }) }
    : read;
}

const YEARS = /^(\d{1,2})\s*\+?\s*(?:years?|yrs?|bliana|bliain|mbliana)?$/i;

function readYears(text: string): Cell<number> {
  const [, years] = YEARS.exec(text) ?? [];
  return years === undefined
    ? { fault: message('bonusUnread', { text: shortly(text) }) }
    : { value: Number(years) };
}

/** Customers of another system, each with a renewal. */
export const customers: Kind<ImportedCustomer> = {
  key: 'surname',
  personOf: customerKey,
  isTakenInPart: true,
  nameOf: (row) => [customerKey(row), row.registration ?? '', row.renewalDate].join(' '),
  columns: {
    surname: {
      names: [
        'Surname',
        'Last name',
        'Family name',
        'Name',
        'Full name',
        'Customer name',
        'Client name',
        'Insured name',
        'Customer',
        'Client',
        'Policyholder',
        'Insured',
        'Sloinne',
        'Ainm iomlán',
        'Ainm an chustaiméara',
        'Custaiméir',
        'Ainm',
      ],
      read: readName,
    },
    firstName: {
      names: [
        'First name',
        'Forename',
        'Given name',
        'Christian name',
        'Forenames',
        'First names',
        'Ainm baiste',
        'Céadainm',
        'Réamhainm',
      ],
      read: readName,
      empty: '',
    },
    dateOfBirth: {
      names: [
        'Date of birth',
        'DOB',
        'D.O.B.',
        'Birth date',
        'Birthday',
        'Born',
        'Dáta breithe',
        'Lá breithe',
      ],
      read: readBirth,
    },
    renewalDate: {
      names: [
        'Renewal date',
        'Renewal',
        'Renewal due',
        'Renewal due date',
        'Date of renewal',
        'Next renewal',
        'Due date',
        'Dáta athnuachana',
        'Athnuachan',
      ],
      read: readRenewal,
    },
    phone: {
      names: [
        'Phone',
        'Phone number',
        'Phone no',
        'Mobile',
        'Mobile number',
        'Mobile phone',
        'Mobile no',
        'Telephone',
        'Telephone number',
        'Tel',
        'Tel no',
        'Contact number',
        'Home phone',
        'Guthán',
        'Fón',
        'Fón póca',
        'Uimhir theileafóin',
        'Uimhir ghutháin',
      ],
      read: readPhone,
      empty: null,
    },
    email: {
      names: ['E-mail', 'E-mail address', 'Mail', 'Ríomhphost', 'Seoladh ríomhphoist', 'R-phost'],
      read: readEmail,
      empty: null,
    },
    eircode: {
      names: ['Eircode', 'Post code', 'Postal code', 'Éirchód', 'Cód poist'],
      read: readEircode,
      empty: null,
    },
    registration: {
      names: [
        'Registration',
        'Registration mark',
        'Registration number',
        'Registration no',
        'Reg',
        'Reg no',
        'Reg number',
        'Vehicle registration',
        'Vehicle reg',
        'Car reg',
        'VRM',
        'VRN',
        'Number plate',
        'Uimhir chláraithe',
        'Marc cláraithe',
        'Clárú',
      ],
      read: readRegistration,
      empty: null,
    },
    insurer: {
      names: [
        'Insurer',
        'Insurance company',
        'Company',
        'Underwriter',
        'Provider',
        'Current insurer',
        'Holding insurer',
        'Árachóir',
        'Cuideachta árachais',
      ],
      read: readText,
      empty: null,
    },
    policyNumber: {
      names: [
        'Policy number',
        'Policy no',
        'Policy',
        'Policy ref',
        'Policy reference',
        'Policy id',
        'Uimhir pholasaí',
        'Uimhir an pholasaí',
        'Polasaí',
      ],
      read: readText,
      empty: null,
    },
    noClaimsYears: {
      names: [
        'NCB',
        'NCB years',
        'NCD',
        'NCD years',
        'No claims bonus',
        'No claims bonus years',
        'No claims',
        'No claims discount',
        'No claims years',
        'Years NCB',
        'Claim free years',
        'Years no claims',
        'Bónas gan éileamh',
        'BGÉ',
        'Blianta gan éileamh',
      ],
      read: readYears,
      empty: null,
    },
  },
  complete: (row) => (row.firstName === '' ? { ...row, ...splitName(row.surname) } : row),
  check: ({ firstName, surname }) =>
    firstName === '' || surname === ''
      ? { field: 'surname', reason: message('nameWhole') }
      : undefined,
};
