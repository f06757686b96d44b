import { writtenEircode } from '../../../shared/domain/eircode.ts';
import type { FieldValue } from '../../../shared/domain/quote-fields/field-value.ts';
import type { FieldKind, QuoteField } from '../../../shared/domain/quote-fields/quote-field.ts';
import { COVERS, coverTitle } from '../../../shared/schemas/cover.ts';
import { amount, dayText, momentText, money } from './format.ts';

type Write = (value: FieldValue, unit: QuoteField['unit']) => string;

const numbered: Write = (value, unit) => amount(Number(value), unit);

/** How the documents write each kind of field. */
const WRITERS: Record<FieldKind, Write> = {
  name: String,
  text: String,
  moment: (value) => momentText(String(value)),
  day: (value) => dayText(String(value)),
  cover: (value) => {
    const cover = COVERS.find((each) => each === value);
    return cover === undefined ? String(value) : coverTitle[cover];
  },
  vrm: String,
  eircode: (value) => writtenEircode(String(value)),
  integer: numbered,
  year: String,
  number: numbered,
  money: (value) => money(Number(value)),
  engine: numbered,
  boolean: (value) => (value ? 'Yes' : 'No'),
};

/** The value of a field as the documents write it. */
export function fieldText({ kind, unit }: QuoteField, value: FieldValue): string {
  return WRITERS[kind](value, unit);
}
