import {
  fieldValue,
  itemsOf,
  itemValue,
} from '../../../../shared/domain/quote-fields/field-value.ts';
import { fieldAt, isFieldPath } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import {
  fieldsOf,
  isListPath,
  listAt,
} from '../../../../shared/domain/quote-fields/quote-lists.ts';
import type { QuoteSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import { namedDriversOf } from '../../quotes/history/driver-numbers.ts';
import { assumedAnswer, assumedAnswers } from '../assumed-answers.ts';
import type { DocumentSource } from '../document-source.ts';
import { fieldText } from '../field-text.ts';
import { NOT_GIVEN } from '../format.ts';
import type { Block, Fact } from '../layout.ts';
import { ratedAlone, ratedText } from '../rated-text.ts';
import { ITEM_QUESTIONS } from './item-questions.ts';
import { PARTS, QUESTIONS, type Question } from './questions.ts';

const heading = (text: string): Block => ({ kind: 'heading', text });
const facts = (...rows: Fact[]): Block => ({ kind: 'facts', rows });

const ASSUMED =
  'Where no answer was given, or none that we know, the premium rests on these assumptions.';

function assumptions(source: DocumentSource): Block[] {
  const assumed = assumedAnswers(source).filter(({ isConfirmed }) => !isConfirmed);
  if (assumed.length === 0) return [];
  return [
    heading('What we assumed'),
    { kind: 'text', text: ASSUMED },
    facts(...assumed.map(({ title, input }): Fact => [title, ratedAlone(input)])),
  ];
}

/** What was given for the one field that a question asks for, and what it counts as otherwise. */
function given(path: string, source: DocumentSource): string | undefined {
  if (!isFieldPath(path)) return undefined;
  const field = fieldAt(path);
  const value = fieldValue(source.quote.sections, field.key);
  const answer = value === undefined ? undefined : fieldText(field, value);
  const assumed = assumedAnswer(path, source);
  if (!assumed) return answer;
  if (assumed.isConfirmed) return `${ratedAlone(assumed.input)}, confirmed before cover`;
  return `${answer ?? NOT_GIVEN}: we assumed ${ratedText(assumed.input)}`;
}

/** The questions of a part, each once, with their answers. */
function answered(part: Question['part'], source: DocumentSource): Fact[] {
  const entries = Object.entries(QUESTIONS).filter(([, question]) => question.part === part);
  const rows = entries.flatMap(([path, { asks, answer, onlyAnswered }]): Fact[] => {
    const said = answer ? answer(source) : given(path, source);
    return said === undefined && onlyAnswered ? [] : [[asks, said ?? NOT_GIVEN]];
  });
  // Fields that share a question give the same answer.
  return rows.filter(([asks], at) => rows.findIndex(([other]) => other === asks) === at);
}

/** The named drivers have the driver numbers that were recorded since. */
function currentSections({ quote, events }: DocumentSource): QuoteSections {
  const drivers = namedDriversOf({ quote, events });
  return drivers.length === 0 ? quote.sections : { ...quote.sections, drivers };
}

/** The questions about each item of the lists of a part, where there are any. */
function answeredItems(part: Question['part'], source: DocumentSource): Fact[] {
  const sections = currentSections(source);
  return Object.entries(ITEM_QUESTIONS).flatMap(([path, questions]) => {
    if (questions.part !== part || !isListPath(path)) return [];
    const list = listAt(path);
    const asks: Readonly<Record<string, string>> = questions.asks;
    return itemsOf(sections, list).flatMap((item, at) =>
      fieldsOf(list).flatMap((field): Fact[] => {
        const value = itemValue(item, field.key);
        if (value === undefined) return [];
        const question = `${questions.item} ${at + 1}: ${asks[field.name]}`;
        return [[question, fieldText(field, value)]];
      }),
    );
  });
}

/** A part with its heading; nothing where none of it was asked. */
function partOf({ part, title }: (typeof PARTS)[number], source: DocumentSource): Block[] {
  const rows = [...answered(part, source), ...answeredItems(part, source)];
  return rows.length === 0 ? [] : [heading(title), facts(...rows)];
}

/** The questions that were asked and the answers given, returned to the consumer. */
export function statementOfFact(source: DocumentSource): Block[] {
  return [
    {
      kind: 'notice',
      tone: 'calm',
      title: 'Please read this carefully',
      text: 'Your premium rests on these answers. If one is wrong or has changed, tell your broker at once: a wrong answer can mean that a claim is reduced or not paid.',
    },
    ...PARTS.flatMap((part) => partOf(part, source)),
    ...assumptions(source),
  ];
}
