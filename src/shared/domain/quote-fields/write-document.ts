import { put } from '../../data/nested-value.ts';
import { type FieldValue, fieldValue, itemsOf, itemValue } from './field-value.ts';
import type { FieldKind } from './quote-field.ts';
import { FIELDS } from './quote-fields.ts';
import { fieldsOf, LISTS, type List } from './quote-lists.ts';
import type { PartSections } from './quote-sections.ts';

/** A quote document by the element names of `IrishMotorQuote`, without the root. */
export type QuoteDocument = Record<string, unknown>;

/** Litres below this, cubic centimetres from here on. */
export const LITRES_BELOW = 20;

/** As the reader of its kind takes it: so few cubic centimetres would be read as litres. */
function written(kind: FieldKind, value: FieldValue): FieldValue {
  const small = typeof value === 'number' && value < LITRES_BELOW;
  return kind === 'engine' && small ? value / 1000 : value;
}

function writtenItems(list: List, sections: PartSections): QuoteDocument[] {
  return itemsOf(sections, list).map((item) => {
    const values = fieldsOf(list).flatMap(({ name, key, kind }) => {
      const value = itemValue(item, key);
      return value === undefined ? [] : [[name, written(kind, value)] as const];
    });
    return Object.fromEntries(values);
  });
}

/** Writes the document that reads as the given sections again. */
export function writeDocument(sections: PartSections): QuoteDocument {
  const document: QuoteDocument = {};
  for (const { path, key, kind } of FIELDS) {
    const value = fieldValue(sections, key);
    if (value !== undefined) put(document, path.split('/'), written(kind, value));
  }
  for (const list of LISTS) {
    const items = writtenItems(list, sections);
    if (items.length > 0) put(document, list.path.split('/'), items);
  }
  return document;
}
