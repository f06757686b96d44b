import type { JsonObject } from '../../../../shared/data/json-object.ts';
import { type FieldValue, itemValue } from '../../../../shared/domain/quote-fields/field-value.ts';
import type {
  FormList,
  FormListPath,
  FormName,
} from '../../../../shared/domain/quote-fields/form-fields.ts';
import type { ListField } from '../../../../shared/domain/quote-fields/quote-field.ts';
import { fieldsOf } from '../../../../shared/domain/quote-fields/quote-lists.ts';
import { tidy } from '../../../../shared/domain/text/tidy.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { dayOf } from '../../../i18n/day.ts';
import { fieldWords } from '../../../i18n/field-words.ts';
import { translate } from '../../../i18n/i18n.ts';
import { wholeMoney } from '../../../i18n/money.ts';

/** What a field adds to the line of its item; nothing where another field says it, too. */
type Say = (value: FieldValue, item: JsonObject, field: ListField, label: string) => string;

type ItemField = Extract<FormName, `${FormListPath}/${string}`>;

/** A kind of licence as it stands in a line; the words of the rate book stand alone. */
const LICENCES = {
  Full: 'full',
  'Full Irish': 'fullIrish',
  'Full EU': 'fullEu',
  'Full UK': 'fullUk',
  Novice: 'novice',
  'N plate': 'novice',
  Learner: 'learner',
  'Learner permit': 'learner',
  'UK or exchangeable': 'exchangeable',
  None: 'none',
} as const;

function isLicence(word: string): word is keyof typeof LICENCES {
  return Object.hasOwn(LICENCES, word);
}

function licence(word: string): string {
  return isLicence(word)
    ? translate(`quote:itemLine.licence.${LICENCES[word]}`)
    : translate('quote:itemLine.licence.other', { licence: bookWords(word) });
}

const years = (value: FieldValue) => translate('book:unit.years', { count: Number(value) });

const plainText: Say = (value) => tidy(String(value));
const plainDay: Say = (value) => dayOf(String(value));
const money: Say = (value) => wholeMoney(Number(value));
const silent: Say = () => '';
const points: Say = (value) =>
  value === 0
    ? translate('quote:itemLine.noPoints')
    : translate('quote:itemLine.points', { count: Number(value) });

/** A word of a choice within a line; “other” says nothing without what was asked. */
const choice: Say = (value, _, field, label) => {
  const words = fieldWords.choice(value, field);
  return value === 'Other'
    ? translate('newQuote:inItem', { item: label, field: words })
    : `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
};

const SAY: Readonly<Record<ItemField, Say>> = {
  'Customer/Convictions/Conviction/Offence': plainText,
  'Customer/Convictions/Conviction/Date': plainDay,
  'Customer/Convictions/Conviction/Points': points,
  'Customer/Disqualifications/Disqualification/Date': (value) =>
    translate('quote:itemLine.from', { day: dayOf(String(value)) }),
  'Customer/Disqualifications/Disqualification/Months': (value) =>
    translate('quote:itemLine.months', { count: Number(value) }),
  'ClaimsHistory/Claims/Claim/Date': plainDay,
  'ClaimsHistory/Claims/Claim/ClaimType': choice,
  'ClaimsHistory/Claims/Claim/Amount': money,
  'ClaimsHistory/Claims/Claim/AtFault': (value) =>
    translate(value ? 'quote:itemLine.fault' : 'quote:itemLine.notFault'),
  'ClaimsHistory/Claims/Claim/ClaimStatus': choice,
  'Drivers/Driver/FirstName': (value, { surname }) =>
    [value, surname].map((part) => tidy(String(part ?? ''))).join(' '),
  'Drivers/Driver/Surname': silent,
  'Drivers/Driver/DateOfBirth': (value) =>
    translate('quote:itemLine.born', { day: dayOf(String(value)) }),
  'Drivers/Driver/LicenceType': (value, { licenceHeldYears: held }) =>
    typeof held === 'number'
      ? translate('quote:itemLine.licenceHeld', {
          licence: licence(String(value)),
          years: years(held),
        })
      : licence(String(value)),
  'Drivers/Driver/LicenceHeldYears': (value, { licenceType }) =>
    licenceType === undefined ? translate('quote:itemLine.held', { years: years(value) }) : '',
  'Drivers/Driver/Relation': choice,
  // It has a line of its own, where it can be recorded.
  'Drivers/Driver/DriverNumber': silent,
  'Drivers/Driver/NumberOfClaims': (value) =>
    value === 0
      ? translate('quote:itemLine.noClaims')
      : translate('quote:itemLine.claims', {
          claims: translate('book:unit.claims', { count: Number(value) }),
        }),
  'Drivers/Driver/PenaltyPoints': points,
  'Drivers/Driver/MainDriver': (value) =>
    translate(value ? 'quote:itemLine.main' : 'quote:itemLine.notMain'),
};

function isItemField(name: string): name is ItemField {
  return Object.hasOwn(SAY, name);
}

/** What was given of a driver, a claim or a conviction, as a line that a person would write. */
export function itemLine(list: FormList, item: JsonObject): string {
  return fieldsOf(list)
    .map((field) => {
      const path = `${list.path}/${field.name}`;
      const value = itemValue(item, field.key);
      return value === undefined || !isItemField(path)
        ? ''
        : SAY[path](value, item, field, translate(`newQuote:field.${path}`));
    })
    .filter(Boolean)
    .join(', ');
}
