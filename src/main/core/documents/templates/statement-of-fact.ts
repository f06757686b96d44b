import {
  fieldValue,
  itemsOf,
  itemValue,
} from '../../../../shared/domain/quote-fields/field-value.ts';
import { itemPath, itemPlace } from '../../../../shared/domain/quote-fields/item-path.ts';
import { fieldAt, isFieldPath } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import { fieldsOf, listAt } from '../../../../shared/domain/quote-fields/quote-lists.ts';
import type { Sale, SoldAssumption } from '../../quotes/sale/sale.ts';
import { assumedAnswer, assumedInSentence, assumedText } from '../layout/assumed-answers.ts';
import { type DocumentSource, wordsFor } from '../layout/document-source.ts';
import type { Block, Fact } from '../layout/layout.ts';
import type { AskedList } from '../words/en/facts.ts';
import { nameText } from '../words/format.ts';
import type { Words } from '../words/words.ts';
import { ITEM_QUESTIONS } from './item-questions.ts';
import { PARTS, QUESTIONS, type Question } from './questions.ts';

const heading = (text: string): Block => ({ kind: 'heading', text });
const facts = (...rows: Fact[]): Block => ({ kind: 'facts', rows });

const DRIVERS = 'Drivers/Driver';

const ASKED: Readonly<Record<string, Question | undefined>> = QUESTIONS;

/** The question that an assumption answers, of a named driver with the name. */
function assumedOf({ book }: Words, { path, title }: SoldAssumption, { drivers }: Sale): string {
  const place = itemPlace(path);
  const driver = place?.list === DRIVERS ? drivers[place.position - 1] : undefined;
  return driver ? `${book(title)}, ${nameText(driver)}` : book(title);
}

/** Whether a question shows what it was confirmed as: one that several fields answer does not. */
const isShown = ({ isConfirmed, path }: SoldAssumption) =>
  isConfirmed && isFieldPath(path) && ASKED[path]?.answer === undefined;

function assumptions(words: Words, sale: Sale): Block[] {
  const texts = words.facts;
  const assumed = sale.assumptions.filter((one) => !isShown(one));
  if (assumed.length === 0) return [];
  return [
    heading(texts.assumptions),
    { kind: 'text', text: texts.assumptionsText },
    facts(
      ...assumed.map((one): Fact => {
        const value = assumedText(words, one);
        return [assumedOf(words, one, sale), one.isConfirmed ? texts.confirmed(value) : value];
      }),
    ),
  ];
}

/** What was given for the one field that a question asks for, and what it counts as otherwise. */
function given(words: Words, path: string, sale: Sale): string | undefined {
  if (!isFieldPath(path)) return undefined;
  const field = fieldAt(path);
  const value = fieldValue(sale.answers, field.key);
  const answer = value === undefined ? undefined : words.field(field, value);
  const assumed = assumedAnswer(path, sale);
  const texts = words.facts;
  if (!assumed) {
    return answer !== undefined && sale.toConfirm.includes(path) ? texts.toConfirm(answer) : answer;
  }
  if (assumed.isConfirmed) return texts.confirmed(assumedText(words, assumed));
  return texts.weAssumed(answer ?? texts.notAnswered, assumedInSentence(words, assumed));
}

/** The questions of a part, each once, with their answers. */
function answered(words: Words, part: Question['part'], sale: Sale): Fact[] {
  const { notAnswered } = words.facts;
  const asks: Readonly<Record<string, string>> = words.facts.asks;
  const entries = Object.entries(QUESTIONS).filter(([, question]) => question.part === part);
  const rows = entries.map(([path, { answer }]): Fact => {
    const text = answer ? answer(words, sale) : given(words, path, sale);
    return [asks[path] ?? path, text ?? notAnswered];
  });
  // Fields that share a question give the same answer.
  return rows.filter(([asks], at) => rows.findIndex(([other]) => other === asks) === at);
}

/** Whether the form asks for the items of a list. */
const isAsked = (path: string): path is AskedList => Object.hasOwn(ITEM_QUESTIONS, path);

/** The questions about each item of the lists of a part but the drivers, whose answers are a table. */
function answeredItems(words: Words, part: Question['part'], { answers: sections }: Sale): Fact[] {
  const { notAnswered, items: texts } = words.facts;
  return Object.entries(ITEM_QUESTIONS).flatMap(([path, questions]): Fact[] => {
    if (questions.part !== part || path === DRIVERS || !isAsked(path)) return [];
    const list = listAt(path);
    const { any, item: name } = texts[path];
    const asks: Readonly<Record<string, string>> = texts[path].asks;
    const items = itemsOf(sections, list);
    if (items.length === 0) {
      const isOpen = questions.isOpen?.(sections) ?? true;
      return isOpen ? [[any, notAnswered]] : [];
    }
    return items.flatMap((item, at) =>
      fieldsOf(list).map((field): Fact => {
        const value = itemValue(item, field.key);
        const question = `${name} ${at + 1}: ${asks[field.name]}`;
        return [question, value === undefined ? notAnswered : words.field(field, value)];
      }),
    );
  });
}

/** How many drivers stand next to each other in a table. */
const ABREAST = 3;

/** What each named driver was asked, next to each other. */
function driverTables(words: Words, sale: Sale): Block[] {
  const texts = words.facts;
  const { any, asks } = texts.items[DRIVERS];
  const list = listAt(DRIVERS);
  const { drivers } = sale;
  if (drivers.length === 0) return [facts([any, texts.nobody])];
  const items = itemsOf(sale.answers, list);
  const answer = (at: number, field: ReturnType<typeof fieldsOf>[number]): string => {
    const value = itemValue(items[at] ?? {}, field.key);
    if (value !== undefined) return words.field(field, value);
    const assumed = assumedAnswer(`${itemPath(DRIVERS, at + 1)}/${field.name}`, sale);
    return assumed
      ? texts.weAssumed(texts.notAnswered, assumedInSentence(words, assumed))
      : texts.notAnswered;
  };
  const questions: Readonly<Record<string, string>> = asks;
  const tables = Array.from({ length: Math.ceil(drivers.length / ABREAST) }, (_, i) => i * ABREAST);
  return tables.map((from): Block => {
    const beside = drivers.slice(from, from + ABREAST);
    return {
      kind: 'table',
      columns: [
        { title: texts.question, share: 34 },
        ...beside.map((_, i) => ({ title: texts.driver(from + i + 1), share: 66 / ABREAST })),
      ],
      rows: fieldsOf(list).map((field) => ({
        cells: [questions[field.name] ?? '', ...beside.map((_, i) => answer(from + i, field))],
      })),
    };
  });
}

/** A part with its heading. */
function partOf(words: Words, part: Question['part'], sale: Sale): Block[] {
  const title = words.facts.part[part];
  if (part === 'drivers') return [heading(title), ...driverTables(words, sale)];
  return [
    heading(title),
    facts(...answered(words, part, sale), ...answeredItems(words, part, sale)),
  ];
}

/** The questions that were asked and the answers given, returned to the consumer. */
export function statementOfFact(source: DocumentSource): Block[] {
  const { sale, firm } = source;
  const words = wordsFor(source);
  const texts = words.facts;
  return [
    {
      kind: 'notice',
      tone: 'calm',
      title: texts.read,
      text: texts.rests(firm?.name || texts.broker),
    },
    { kind: 'text', text: texts.duty },
    ...PARTS.flatMap((part) => partOf(words, part, sale)),
    ...assumptions(words, sale),
  ];
}
