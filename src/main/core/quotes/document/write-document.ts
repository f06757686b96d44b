import type { QuoteSections } from '../../../../shared/schemas/quote.ts';
import { FIELDS, type FieldKind } from './fields.ts';
import { put, take } from './nested-value.ts';
import { LITRES_BELOW } from './read-field.ts';

/** A quote document by the element names of `IrishMotorQuote`, without the root. */
export type QuoteDocument = Record<string, unknown>;

/** As the reader of its kind takes it: so few cubic centimetres would be read as litres. */
function written(kind: FieldKind, value: unknown): unknown {
  const small = typeof value === 'number' && value < LITRES_BELOW;
  return kind === 'engine' && small ? value / 1000 : value;
}

/** Writes the document that reads as the given sections again. */
export function writeDocument(sections: QuoteSections): QuoteDocument {
  const document: QuoteDocument = {};
  for (const { path, at, kind } of FIELDS) {
    const value = take(sections, at.split('.'));
    if (value !== undefined) put(document, path.split('/'), written(kind, value));
  }
  return document;
}
