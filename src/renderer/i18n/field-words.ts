import { writtenEircode } from '../../shared/domain/eircode.ts';
import type { ChoiceName } from '../../shared/domain/quote-fields/choices.ts';
import type { FieldValue } from '../../shared/domain/quote-fields/field-value.ts';
import type { FieldKind, QuoteField } from '../../shared/domain/quote-fields/quote-field.ts';
import { COVERS } from '../../shared/domain/quotes/cover.ts';
import { tidy } from '../../shared/domain/text/tidy.ts';
import { choiceWord } from './choice-word.ts';
import { dayOf } from './day.ts';
import { translate } from './i18n.ts';
import { count, wholeMoney } from './money.ts';

/** What may decide how a value is written, next to its kind. */
type Written = Pick<QuoteField, 'unit'> & { readonly choices?: ChoiceName | undefined };
type Write = (value: FieldValue, field?: Written) => string;

/** Older quotes keep texts as they were sent. */
const text: Write = (value) => tidy(String(value));
const day: Write = (value) => dayOf(String(value));
const counted: Write = (value, { unit } = {}) =>
  [count(Number(value)), unit].filter(Boolean).join(' ');

/** How the screens write the value of each kind of field. */
export const fieldWords: Readonly<Record<FieldKind, Write>> = {
  name: text,
  text,
  moment: day,
  day,
  cover: (value) => {
    const cover = COVERS.find((each) => each === value);
    return cover ? translate(`common:cover.${cover}`) : String(value);
  },
  addOn: (value) => String(value),
  vrm: (value) => String(value),
  eircode: (value) => writtenEircode(String(value)),
  integer: counted,
  year: (value) => String(value),
  number: counted,
  money: (value) => wholeMoney(Number(value)),
  engine: counted,
  boolean: (value) => translate(value ? 'common:yes' : 'common:no'),
  choice: (value, { choices } = {}) =>
    choices === undefined ? String(value) : choiceWord(choices, String(value)),
  driverNumber: (value) => String(value),
};
