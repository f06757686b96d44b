import { put } from '../../../../shared/data/nested-value.ts';
import {
  type FieldValue,
  fieldValue,
  itemsOf,
  itemValue,
} from '../../../../shared/domain/quote-fields/field-value.ts';
import type { FieldKind } from '../../../../shared/domain/quote-fields/quote-field.ts';
import { FIELDS } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import { fieldsOf, LISTS, type List } from '../../../../shared/domain/quote-fields/quote-lists.ts';
import type { PartSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import { LITRES_BELOW } from './read-field.ts';

/** A quote document by the element names of `IrishMotorQuote`, without the root. */
export type QuoteDocument = Record<string, unknown>;

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
