import {
  type Message,
  message,
  type RatedText,
} from '../../../../shared/domain/messages/message.ts';
import { type FieldValue, fieldValue } from '../../../../shared/domain/quote-fields/field-value.ts';
import { type FieldPath, fieldAt } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import type { PartSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import { RATING_FIELDS } from '../../../../shared/domain/quote-fields/rating-fields.ts';
import type { Remark } from '../../../../shared/schemas/common/remark.ts';
import type { Assumed, UnknownFact } from '../../../../shared/schemas/quotes/assumed.ts';
import type { QuoteTables } from '../../rate-books/library.ts';
import type { QuoteWithHistory } from '../history/quote-store.ts';
import { answersOf } from './answers.ts';
import { assumedIn } from './assumed.ts';
import { quoteRisk, type Risk } from './risk.ts';
import { type Marks, marksOf } from './to-confirm.ts';

/** What the premium of a quote assumes, and what should be known before cover and is not. */
export interface AssumedAnswers {
  readonly assumed: Assumed[];
  readonly unknownBeforeCover: UnknownFact[];
}

/**
 * The facts that the rate book wants known before cover begins, and that are not: what a factor
 * reads is known where the factor assumes nothing, anything else where it was given.
 */
function unknownFacts(
  { book, inputs }: Pick<Risk, 'book' | 'inputs'>,
  sections: PartSections,
  assumed: readonly Assumed[],
): UnknownFact[] {
  const facts = book.book.beforeCover?.facts ?? [];
  return facts.flatMap((path): UnknownFact[] => {
    const factor = book.factors[inputs.cover].find((one) => answersOf(one).includes(path));
    if (!factor) return fieldValue(sections, fieldAt(path).key) === undefined ? [{ path }] : [];
    const [first] = answersOf(factor);
    const found = assumed.find((one) => one.path === first);
    return found ? [{ path, value: found.value }] : [];
  });
}

/** An answer to confirm in the words in which it is rated; as it was given where it is rated otherwise. */
function answerWords(
  { book, inputs }: Pick<Risk, 'book' | 'inputs'>,
  { path, given }: { readonly path: FieldPath; readonly given: FieldValue },
): RatedText {
  const asked = RATING_FIELDS.find((field) => field.path === path)?.input;
  const factor = book.factors[inputs.cover].find(
    (one) => one.inputs.length === 1 && one.inputs[0] === asked,
  );
  if (factor) return factor.read(inputs).input;
  return typeof given === 'boolean' ? (given ? 'yes' : 'no') : String(given);
}

/** The answers to confirm that are not among the unknown facts already, as a question by another element. */
function toConfirm(
  risk: Pick<Risk, 'book' | 'inputs'>,
  { sections, marks }: { readonly sections: PartSections; readonly marks: Marks },
  unknown: readonly UnknownFact[],
): UnknownFact[] {
  const asked = new Set<string>(unknown.map(({ path }) => path));
  return marks.flatMap((path): UnknownFact[] => {
    if (asked.has(path)) return [];
    const given = fieldValue(sections, fieldAt(path).key);
    if (given !== undefined)
      return [{ path, value: answerWords(risk, { path, given }), toConfirm: true }];
    const factor = risk.book.factors[risk.inputs.cover].find((one) =>
      answersOf(one).includes(path),
    );
    if (!factor || answersOf(factor).some((other) => asked.has(other))) return [];
    return [{ path, value: factor.read(risk.inputs).input }];
  });
}

/** What a risk says nothing of, and what of its answers is to be confirmed. */
export function assumptionsIn(
  risk: Risk,
  sections: PartSections,
  marks: Marks = [],
): AssumedAnswers {
  const assumed = assumedIn(risk);
  const unknown = unknownFacts(risk, sections, assumed);
  return {
    assumed,
    unknownBeforeCover: [...unknown, ...toConfirm(risk, { sections, marks }, unknown)],
  };
}

/** What a kept quote says nothing of; nothing can be said without its rate book. */
export function assumedAnswersOf(
  library: QuoteTables,
  found: Pick<QuoteWithHistory, 'quote' | 'events'>,
): AssumedAnswers {
  const known = quoteRisk(library, found);
  if (!known) return { assumed: [], unknownBeforeCover: [] };
  return assumptionsIn(known.risk, found.quote.sections, marksOf(found.events));
}

/** The warnings of a quote about what it says nothing of. */
export function assumptionWarnings({
  assumed,
  unknownBeforeCover,
}: AssumedAnswers): (Message | Remark)[] {
  return [
    ...assumed.map(({ path, title, value, given }) =>
      given === undefined
        ? { path, message: message('countsAs', { value }) }
        : message('ratedAs', { title, word: given, row: value }),
    ),
    ...factWarnings(
      unknownBeforeCover.filter((fact) => fact.value === undefined || fact.toConfirm === true),
    ),
  ];
}

/** The warnings about facts that should be known before cover. */
export function factWarnings(facts: readonly UnknownFact[]): Remark[] {
  return facts.map(({ path, value, toConfirm: isAnswer }) => ({
    path,
    message:
      value === undefined
        ? message('unknownBeforeCover')
        : message(isAnswer ? 'answerToConfirm' : 'assumedBeforeCover', { value }),
  }));
}
