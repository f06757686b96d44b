import type { JsonObject } from '../../../../shared/data/json-object.ts';
import {
  fieldValue,
  itemsOf,
  itemValue,
} from '../../../../shared/domain/quote-fields/field-value.ts';
import { itemPath } from '../../../../shared/domain/quote-fields/item-path.ts';
import { fieldAt, isFieldPath } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import {
  fieldsOf,
  LISTS,
  type List,
  listAt,
} from '../../../../shared/domain/quote-fields/quote-lists.ts';
import type {
  NamedDriver,
  QuoteSections,
} from '../../../../shared/domain/quote-fields/quote-sections.ts';
import type { Block, Fact } from '../../documents/layout/layout.ts';
import { ITEM_QUESTIONS } from '../../documents/templates/item-questions.ts';
import { PARTS, QUESTIONS, type Question } from '../../documents/templates/questions.ts';
import { ENGLISH_WORDS } from '../../documents/words/words.ts';
import { datesAsked } from '../../quotes/sale/sale.ts';
import { questionOf } from './question-of.ts';

/** The answers of a part that were given, each question once. */
function answered(part: Question['part'], sections: QuoteSections): Fact[] {
  const rows = Object.entries(QUESTIONS).flatMap(([path, question]): Fact[] => {
    if (question.part !== part || !isFieldPath(path)) return [];
    const field = fieldAt(path);
    const value = fieldValue(sections, field.key);
    if (value === undefined) return [];
    // What was recorded since stands with the quote, and in its history.
    const text = question.answer?.(ENGLISH_WORDS, {
      answers: sections,
      driverNumber: undefined,
      ...datesAsked(sections.policy),
    });
    return [[questionOf(path), text ?? ENGLISH_WORDS.field(field, value)]];
  });
  return rows.filter(([asks], at) => rows.findIndex(([other]) => other === asks) === at);
}

/** The answers about one item of a list. */
function ofItem(list: List, item: JsonObject, position: number): Fact[] {
  return fieldsOf(list).flatMap((field): Fact[] => {
    const value = itemValue(item, field.key);
    if (value === undefined) return [];
    const asked = questionOf(`${itemPath(list.path, position)}/${field.name}`);
    return [[asked, ENGLISH_WORDS.field(field, value)]];
  });
}

/** The answers of a part about the items of its lists. */
function answeredItems(part: Question['part'], sections: QuoteSections): Fact[] {
  const parts: Readonly<Record<string, Pick<Question, 'part'>>> = ITEM_QUESTIONS;
  return LISTS.filter(({ path }) => parts[path]?.part === part).flatMap((list) =>
    itemsOf(sections, list).flatMap((item, at) => ofItem(list, item, at + 1)),
  );
}

/** All that was answered, in the parts and the words of the statement of fact. */
export function answerBlocks(sections: QuoteSections): Block[] {
  return PARTS.flatMap((part): Block[] => {
    const rows = [...answered(part, sections), ...answeredItems(part, sections)];
    return rows.length === 0
      ? []
      : [
          { kind: 'heading', text: ENGLISH_WORDS.facts.part[part] },
          { kind: 'facts', rows },
        ];
  });
}

const DRIVERS = listAt('Drivers/Driver');
const DRIVER_QUESTIONS: Readonly<Record<string, string>> =
  ENGLISH_WORDS.facts.items['Drivers/Driver'].asks;

/** What is said of one driver, who is not counted among others. */
export function driverFacts(driver: NamedDriver): Fact[] {
  return fieldsOf(DRIVERS).flatMap((field): Fact[] => {
    const value = itemValue({ ...driver }, field.key);
    if (value === undefined) return [];
    return [[DRIVER_QUESTIONS[field.name] ?? field.name, ENGLISH_WORDS.field(field, value)]];
  });
}
