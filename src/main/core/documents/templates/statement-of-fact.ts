import {
  fieldValue,
  itemsOf,
  itemValue,
} from '../../../../shared/domain/quote-fields/field-value.ts';
import { itemPath, itemPlace } from '../../../../shared/domain/quote-fields/item-path.ts';
import { fieldAt, isFieldPath } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import {
  fieldsOf,
  isListPath,
  listAt,
} from '../../../../shared/domain/quote-fields/quote-lists.ts';
import type { Sale, SoldAssumption } from '../../quotes/sale/sale.ts';
import { assumedAnswer, assumedInSentence, assumedText } from '../assumed-answers.ts';
import type { DocumentSource } from '../document-source.ts';
import { fieldText } from '../field-text.ts';
import { nameText } from '../format.ts';
import type { Block, Fact } from '../layout.ts';
import { ITEM_QUESTIONS } from './item-questions.ts';
import { PARTS, QUESTIONS, type Question } from './questions.ts';

const heading = (text: string): Block => ({ kind: 'heading', text });
const facts = (...rows: Fact[]): Block => ({ kind: 'facts', rows });

const ASSUMED =
  'Where a question was not answered, or not in words that we know, the premium rests on these assumptions. If one is wrong, tell us: the premium may change.';

const NOT_ANSWERED = 'Not answered';

const DRIVERS = 'Drivers/Driver';

const ASKED: Readonly<Record<string, Question | undefined>> = QUESTIONS;

/** The question that an assumption answers, of a named driver with the name. */
function assumedOf({ path, title }: SoldAssumption, { drivers }: Sale): string {
  const place = itemPlace(path);
  const driver = place?.list === DRIVERS ? drivers[place.position - 1] : undefined;
  return driver ? `${title}, ${nameText(driver)}` : title;
}

/** Whether a question shows what it was confirmed as: one that several fields answer does not. */
const isShown = ({ isConfirmed, path }: SoldAssumption) =>
  isConfirmed && isFieldPath(path) && ASKED[path]?.answer === undefined;

function assumptions(sale: Sale): Block[] {
  const assumed = sale.assumptions.filter((one) => !isShown(one));
  if (assumed.length === 0) return [];
  return [
    heading('What we assumed'),
    { kind: 'text', text: ASSUMED },
    facts(
      ...assumed.map((one): Fact => {
        const value = assumedText(one);
        return [assumedOf(one, sale), one.isConfirmed ? `${value}, confirmed before cover` : value];
      }),
    ),
  ];
}

/** What was given for the one field that a question asks for, and what it counts as otherwise. */
function given(path: string, sale: Sale): string | undefined {
  if (!isFieldPath(path)) return undefined;
  const field = fieldAt(path);
  const value = fieldValue(sale.answers, field.key);
  const answer = value === undefined ? undefined : fieldText(field, value);
  const assumed = assumedAnswer(path, sale);
  if (!assumed) {
    return answer !== undefined && sale.toConfirm.includes(path)
      ? `${answer}, to be confirmed before cover`
      : answer;
  }
  if (assumed.isConfirmed) return `${assumedText(assumed)}, confirmed before cover`;
  return `${answer ?? NOT_ANSWERED}: we assumed ${assumedInSentence(assumed)}`;
}

/** The questions of a part, each once, with their answers. */
function answered(part: Question['part'], sale: Sale): Fact[] {
  const entries = Object.entries(QUESTIONS).filter(([, question]) => question.part === part);
  const rows = entries.map(([path, { asks, answer }]): Fact => {
    const said = answer ? answer(sale) : given(path, sale);
    return [asks, said ?? NOT_ANSWERED];
  });
  // Fields that share a question give the same answer.
  return rows.filter(([asks], at) => rows.findIndex(([other]) => other === asks) === at);
}

/** The questions about each item of the lists of a part but the drivers, whose answers are a table. */
function answeredItems(part: Question['part'], { answers: sections }: Sale): Fact[] {
  return Object.entries(ITEM_QUESTIONS).flatMap(([path, questions]): Fact[] => {
    if (questions.part !== part || path === DRIVERS || !isListPath(path)) return [];
    const list = listAt(path);
    const asks: Readonly<Record<string, string>> = questions.asks;
    const items = itemsOf(sections, list);
    if (items.length === 0) {
      const isOpen = questions.isOpen?.(sections) ?? true;
      return isOpen ? [[questions.any, NOT_ANSWERED]] : [];
    }
    return items.flatMap((item, at) =>
      fieldsOf(list).map((field): Fact => {
        const value = itemValue(item, field.key);
        const question = `${questions.item} ${at + 1}: ${asks[field.name]}`;
        return [question, value === undefined ? NOT_ANSWERED : fieldText(field, value)];
      }),
    );
  });
}

/** How many drivers stand next to each other in a table. */
const ABREAST = 3;

/** What each named driver was asked, next to each other. */
function driverTables(sale: Sale): Block[] {
  const { any, asks } = ITEM_QUESTIONS[DRIVERS];
  const list = listAt(DRIVERS);
  const { drivers } = sale;
  if (drivers.length === 0) return [facts([any, 'Nobody was named'])];
  const items = itemsOf(sale.answers, list);
  const answer = (at: number, field: ReturnType<typeof fieldsOf>[number]): string => {
    const value = itemValue(items[at] ?? {}, field.key);
    if (value !== undefined) return fieldText(field, value);
    const assumed = assumedAnswer(`${itemPath(DRIVERS, at + 1)}/${field.name}`, sale);
    return assumed ? `${NOT_ANSWERED}: we assumed ${assumedInSentence(assumed)}` : NOT_ANSWERED;
  };
  const questions: Readonly<Record<string, string>> = asks;
  const tables = Array.from({ length: Math.ceil(drivers.length / ABREAST) }, (_, i) => i * ABREAST);
  return tables.map((from): Block => {
    const beside = drivers.slice(from, from + ABREAST);
    return {
      kind: 'table',
      columns: [
        { title: 'Question', share: 34 },
        ...beside.map((_, i) => ({ title: `Driver ${from + i + 1}`, share: 66 / ABREAST })),
      ],
      rows: fieldsOf(list).map((field) => ({
        cells: [questions[field.name] ?? '', ...beside.map((_, i) => answer(from + i, field))],
      })),
    };
  });
}

/** A part with its heading. */
function partOf({ part, title }: (typeof PARTS)[number], sale: Sale): Block[] {
  if (part === 'drivers') return [heading(title), ...driverTables(sale)];
  return [heading(title), facts(...answered(part, sale), ...answeredItems(part, sale))];
}

/** The questions that were asked and the answers given, returned to the consumer. */
export function statementOfFact({ sale, firm }: DocumentSource): Block[] {
  const broker = firm?.name || 'your broker';
  return [
    {
      kind: 'notice',
      tone: 'calm',
      title: 'Please read this carefully',
      text: `Your premium rests on these answers. If one is wrong, has changed, or was not given, tell ${broker} before cover begins, by telephone, in writing or by e-mail: a wrong answer can mean that a claim is reduced or not paid.`,
    },
    {
      kind: 'text',
      text: 'The law asks you to answer our questions honestly and with reasonable care. You need not tell us what we did not ask.',
    },
    ...PARTS.flatMap((part) => partOf(part, sale)),
    ...assumptions(sale),
  ];
}
