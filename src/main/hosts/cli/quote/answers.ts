import {
  type FieldValue,
  fieldValue,
  itemsOf,
  itemValue,
} from '../../../../shared/domain/quote-fields/field-value.ts';
import { FIELDS } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import { fieldsOf, LISTS, type List } from '../../../../shared/domain/quote-fields/quote-lists.ts';
import type { QuoteSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import { table } from '../common/table.ts';

function words(value: FieldValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

/** The answers of each item of a list, by element and number: `Drivers/Driver[1]/Surname`. */
function itemAnswers(sections: QuoteSections, list: List): string[][] {
  return itemsOf(sections, list).flatMap((item, i) =>
    fieldsOf(list).flatMap(({ name, key }) => {
      const value = itemValue(item, key);
      return value === undefined ? [] : [[`${list.path}[${i + 1}]/${name}`, words(value)]];
    }),
  );
}

/** Every answer of a quote by the element of its document, under a title. */
export function answerLines(sections: QuoteSections): string[] {
  const answers = FIELDS.flatMap(({ path, key }) => {
    const value = fieldValue(sections, key);
    return value === undefined ? [] : [[path, words(value)]];
  });
  const items = LISTS.flatMap((list) => itemAnswers(sections, list));
  return ['', 'Answers', ...table([...answers, ...items]).map((line) => `  ${line}`)];
}
