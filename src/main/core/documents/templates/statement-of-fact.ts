import { fieldValue } from '../../../../shared/domain/quote-fields/field-value.ts';
import { fieldAt, isFieldPath } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import type { DocumentSource } from '../document-source.ts';
import { fieldText } from '../field-text.ts';
import { NOT_GIVEN } from '../format.ts';
import type { Block, Fact } from '../layout.ts';
import { PARTS, QUESTIONS, type Question } from './questions.ts';

const heading = (text: string): Block => ({ kind: 'heading', text });
const facts = (...rows: Fact[]): Block => ({ kind: 'facts', rows });

const ASSUMED =
  'Where no answer was given, or none that we know, the premium rests on these assumptions.';

function assumptions({ quote }: DocumentSource): Block[] {
  // The broker's discount is no answer of the customer's.
  const assumed = quote.explanation.steps.filter(
    ({ id, assumed: was }) => was && id !== 'discount',
  );
  if (assumed.length === 0) return [];
  return [
    heading('What we assumed'),
    { kind: 'text', text: ASSUMED },
    facts(...assumed.map(({ title, input }): Fact => [title, input])),
  ];
}

/** What was given for the one field that a question asks for. */
function given(path: string, { quote }: DocumentSource): string {
  if (!isFieldPath(path)) return NOT_GIVEN;
  const field = fieldAt(path);
  const value = fieldValue(quote.sections, field.key);
  return value === undefined ? NOT_GIVEN : fieldText(field, value);
}

/** The questions of a part, each once, with their answers. */
function answered(part: Question['part'], source: DocumentSource): Fact[] {
  const entries = Object.entries(QUESTIONS).filter(([, question]) => question.part === part);
  const rows = entries.map(
    ([path, { asks, answer }]): Fact => [asks, answer ? answer(source) : given(path, source)],
  );
  // Fields that share a question give the same answer.
  return rows.filter(([asks], at) => rows.findIndex(([other]) => other === asks) === at);
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
    ...PARTS.flatMap(({ part, title }) => [heading(title), facts(...answered(part, source))]),
    ...assumptions(source),
  ];
}
