import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { fieldValue } from '../../../../shared/domain/quote-fields/field-value.ts';
import { fieldAt } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import type { PartSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import type { Assumed, UnknownFact } from '../../../../shared/schemas/quotes/assumed.ts';
import type { Remark } from '../../../../shared/schemas/quotes/remark.ts';
import type { QuoteTables } from '../../rate-books/library.ts';
import type { Risk } from '../explore/differences.ts';
import type { QuoteWithHistory } from '../history/store.ts';
import { answersOf } from './answers.ts';
import { assumedIn } from './assumed.ts';
import { quoteRisk } from './quote-risk.ts';

/** What the premium of a quote assumes, and what should be known before cover and is not. */
export interface Silence {
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

/** What a risk says nothing of. */
export function silenceIn(risk: Risk, sections: PartSections): Silence {
  const assumed = assumedIn(risk);
  return { assumed, unknownBeforeCover: unknownFacts(risk, sections, assumed) };
}

/** What a kept quote says nothing of; nothing can be said without its rate book. */
export function silenceOf(
  library: QuoteTables,
  found: Pick<QuoteWithHistory, 'quote' | 'events'>,
): Silence {
  const known = quoteRisk(library, found);
  if (!known) return { assumed: [], unknownBeforeCover: [] };
  return silenceIn(known.risk, found.quote.sections);
}

/** The warnings of a quote about what it says nothing of. */
export function silenceWarnings({ assumed, unknownBeforeCover }: Silence): (Message | Remark)[] {
  return [
    ...assumed.map(({ path, title, value, given }) =>
      given === undefined
        ? { path, message: message('countsAs', { value }) }
        : message('ratedAs', { title, word: given, row: value }),
    ),
    ...factWarnings(unknownBeforeCover.filter(({ value }) => value === undefined)),
  ];
}

/** The warnings about facts that should be known before cover. */
export function factWarnings(facts: readonly UnknownFact[]): Remark[] {
  return facts.map(({ path, value }) => ({
    path,
    message:
      value === undefined
        ? message('unknownBeforeCover')
        : message('assumedBeforeCover', { value }),
  }));
}
