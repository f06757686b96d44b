import { fieldValue, itemsOf, itemValue } from '../../../shared/domain/quote-fields/field-value.ts';
import { itemPlace } from '../../../shared/domain/quote-fields/item-path.ts';
import { fieldAt, isFieldPath } from '../../../shared/domain/quote-fields/quote-fields.ts';
import { fieldsOf, isListPath, listAt } from '../../../shared/domain/quote-fields/quote-lists.ts';
import type { AnswerPath } from '../../../shared/schemas/quotes/assumed.ts';
import type { Reason } from '../../../shared/schemas/quotes/reason.ts';
import { type RateBook, testsOf } from '../../../shared/schemas/rate-books/rate-book.ts';
import { answersOf, driverAnswersOf } from '../quotes/price/answers.ts';
import type { Sale } from '../quotes/sale/sale.ts';
import type { CompiledFactor } from '../rating/compiled-factor.ts';
import { inputsOf } from '../rating/factor.ts';
import { ruleIn, unknownWordRule } from '../rating/underwrite.ts';
import type { DocumentSource } from './layout/document-source.ts';
import type { Fact } from './layout/layout.ts';
import { QUESTIONS, type Question } from './templates/questions.ts';
import { ENGLISH_WORDS } from './words/words.ts';

const { facts, field: fieldText } = ENGLISH_WORDS;
const { notAnswered } = facts;

const ASKED: Readonly<Record<string, Question>> = QUESTIONS;
const ASKS: Readonly<Record<string, string>> = facts.asks;
const ASKED_OF_ITEMS: Readonly<
  Record<string, { readonly item: string; readonly asks: Readonly<Record<string, string>> }>
> = facts.items;

/** What a rule of a rate book looks at; nothing where the book has no such rule. */
function inputsOfRule({ underwriting, factors }: RateBook, id: string): CompiledFactor['inputs'] {
  const rule = underwriting.find((one) => one.id === id);
  const unknown = factors.find((factor) => unknownWordRule(factor) === id);
  if (!rule) return unknown ? inputsOf(unknown) : [];
  return testsOf(rule).flatMap((test) => {
    if ('input' in test) return [test.input];
    const factor = factors.find((one) => one.id === test.factor);
    return factor ? inputsOf(factor) : [];
  });
}

function ofItem(list: string, position: number, name: string, sale: Sale): Fact[] {
  const questions = ASKED_OF_ITEMS[list];
  if (!questions || !isListPath(list)) return [];
  const field = fieldsOf(listAt(list)).find((one) => one.name === name);
  const item = itemsOf(sale.answers, listAt(list))[position - 1];
  if (!field || !item) return [];
  const value = itemValue(item, field.key);
  const answer = value === undefined ? notAnswered : fieldText(field, value);
  return [[`${questions.item} ${position}: ${questions.asks[name] ?? name}`, answer]];
}

/** The questions that answer a place of the quote document, with what was answered. */
function answersAt(path: AnswerPath, sale: Sale): Fact[] {
  if (isListPath(path)) {
    const list = listAt(path);
    return itemsOf(sale.answers, list).flatMap((_, at) =>
      fieldsOf(list).flatMap(({ name }) => ofItem(path, at + 1, name, sale)),
    );
  }
  if (!isFieldPath(path)) {
    const { list, position, name = '' } = itemPlace(path) ?? {};
    return list === undefined || position === undefined ? [] : ofItem(list, position, name, sale);
  }
  const asked = ASKED[path];
  if (!asked) return [];
  const field = fieldAt(path);
  const value = fieldValue(sale.answers, field.key);
  const given = value === undefined ? notAnswered : fieldText(field, value);
  return [[ASKS[path] ?? path, asked.answer?.(ENGLISH_WORDS, sale) ?? given]];
}

/** The answers for which a rule of the rate book refers a quote; none where a person referred it. */
export function answersBehind(reason: Reason, source: DocumentSource): Fact[] {
  const { id, driver } = ruleIn(reason);
  const inputs = inputsOfRule(source.book, id);
  const paths = driver === undefined ? answersOf({ inputs }) : driverAnswersOf({ inputs }, driver);
  const given = [...new Set(paths)].flatMap((path) => answersAt(path, source.sale));
  // Fields that share a question give the same answer.
  return given.filter(([asks], at) => given.findIndex(([other]) => other === asks) === at);
}
