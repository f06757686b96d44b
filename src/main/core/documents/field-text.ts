import { writtenEircode } from '../../../shared/domain/eircode.ts';
import { englishWord } from '../../../shared/domain/quote-fields/choices.ts';
import type { FieldValue } from '../../../shared/domain/quote-fields/field-value.ts';
import type {
  FieldKind,
  ListField,
  QuoteField,
} from '../../../shared/domain/quote-fields/quote-field.ts';
import { COVERS, coverTitle } from '../../../shared/domain/quotes/cover.ts';
import { amount, dayText, momentText, money } from './format.ts';

type Written = QuoteField | ListField;
type Write = (value: FieldValue, field: Written) => string;

const numbered: Write = (value, { unit }) => amount(Number(value), unit);

/** How the documents write each kind of field. */
const WRITERS: Record<FieldKind, Write> = {
  name: (value) => String(value),
  text: (value) => String(value),
  moment: (value) => momentText(String(value)),
  day: (value) => dayText(String(value)),
  cover: (value) => {
    const cover = COVERS.find((each) => each === value);
    return cover === undefined ? String(value) : coverTitle[cover];
  },
  addOn: (value) => String(value),
  vrm: (value) => String(value),
  eircode: (value) => writtenEircode(String(value)),
  integer: numbered,
  year: (value) => String(value),
  number: numbered,
  money: (value) => money(Number(value)),
  engine: numbered,
  boolean: (value) => (value ? 'Yes' : 'No'),
  choice: (value, { choices }) =>
    choices === undefined ? String(value) : englishWord(choices, String(value)),
  driverNumber: (value) => String(value),
};

/** The value of a field as the documents write it. */
export function fieldText(field: Written, value: FieldValue): string {
  return WRITERS[field.kind](value, field);
}
