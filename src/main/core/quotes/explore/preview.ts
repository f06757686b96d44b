import {
  done,
  type InputError,
  isMissing,
  type Result,
} from '../../../../shared/contract/result.ts';
import { irishDay } from '../../../../shared/domain/date.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import type { PartSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import { COVERS } from '../../../../shared/schemas/cover.ts';
import type { Preview, PreviewRequest } from '../../../../shared/schemas/preview.ts';
import type { Remark, Warning } from '../../../../shared/schemas/remark.ts';
import type { Context } from '../../dispatcher.ts';
import type { Library, ReadyBook } from '../../rate-books/library.ts';
import { rate } from '../../rating/rate.ts';
import { withoutEffect } from '../change/without-effect.ts';
import { contradictions } from '../document/contradictions.ts';
import { disagreements } from '../document/disagreements.ts';
import { readPart } from '../document/read-document.ts';
import { unusual } from '../document/unusual.ts';
import { duplicateWarnings } from '../duplicates/find.ts';
import type { MarkIndex } from '../duplicates/store.ts';
import { adjustmentsOf, changedInputs } from '../history/replay.ts';
import { bookFor, inputsFor, periodFaults, periodOf, periodRemarks } from '../period/period.ts';
import { price } from '../price/explanation.ts';
import type { RatedSections } from '../price/inputs.ts';
import { belowSmallest } from '../price/limits.ts';
import { silenceIn, silenceWarnings } from '../price/silence.ts';
import { chosenWith } from '../submit/chosen.ts';
import { decide } from '../submit/decide.ts';
import { addOnChoices, excessChoices } from './differences.ts';

/** The sections where rating has the two that it can't assume; the widest cover until one is chosen. */
function rated({ policy, customer, ...others }: PartSections): RatedSections | undefined {
  const { inceptionDate, coverType = COVERS[0] } = policy;
  const { dateOfBirth } = customer;
  if (inceptionDate === undefined || dateOfBirth === undefined) return undefined;
  return {
    ...others,
    policy: { ...policy, inceptionDate, coverType },
    customer: { ...customer, dateOfBirth },
  };
}

type Prices = Pick<Preview, 'decision' | 'covers' | 'excess' | 'addOns' | 'assumed'> & {
  readonly warnings: readonly Warning[];
  readonly faults: readonly InputError[];
};

const NO_PRICES: Prices = { covers: [], addOns: [], assumed: [], warnings: [], faults: [] };

interface Asked {
  readonly library: Library;
  readonly book: ReadyBook;
  readonly choices: Omit<PreviewRequest, 'document'>;
  readonly today: string;
}

/** Every cover of a risk with what was chosen, and what other choices would change. */
function prices({ library, book, choices, today }: Asked, sections: RatedSections): Prices {
  const { happenings, errors } = chosenWith(book.book, choices);
  const levies = library.levies(today);
  const plain = inputsFor(sections, periodOf(sections.policy, today));
  const inputs = changedInputs(happenings, plain);
  const decision = decide(book, inputs);
  if (decision.decision === 'decline') return { ...NO_PRICES, decision, faults: errors };
  const adjustments = adjustmentsOf(happenings, book.book);
  const priced = COVERS.map((cover) => ({
    cover,
    ...price({ book, levies, inputs: { ...inputs, cover }, receivedOn: today, adjustments }),
  }));
  const chosen = priced.find(({ cover }) => cover === inputs.cover);
  const rated = rate(book, levies, plain);
  const small = chosen ? belowSmallest(book.book, { chosen, rated }) : [];
  const risk = { book, levies, inputs, addOns: adjustments.addOns };
  const excess = excessChoices(risk);
  const silence = silenceIn(risk, sections);
  return {
    decision,
    covers: priced.map(({ cover, explanation }) => ({
      cover,
      premium: explanation.premium,
      explanation,
    })),
    ...(excess ? { excess } : {}),
    addOns: addOnChoices(risk),
    assumed: silence.assumed,
    warnings: [
      ...silenceWarnings(silence),
      ...happenings.flatMap((made) =>
        chosen ? withoutEffect(made, chosen.explanation, book.book) : [],
      ),
    ],
    faults: [...errors, ...small],
  };
}

/** What is wrong with the period that was chosen, and what is unusual about it: known before a price. */
function periodSaid(
  { policy: { inceptionDate, expiryDate } }: PartSections,
  book: ReadyBook | undefined,
  today: string,
): { readonly unsold: readonly InputError[]; readonly remarks: readonly Remark[] } {
  if (!book || inceptionDate === undefined) return { unsold: [], remarks: [] };
  const dates = { inceptionDate, ...(expiryDate === undefined ? {} : { expiryDate }) };
  const period = periodOf(dates, today);
  const unsold = periodFaults(book.book, period);
  return { unsold, remarks: unsold.length > 0 ? [] : periodRemarks(book.book, dates, period) };
}

/** What a form shows has no lines. */
function remark({ line: _, ...said }: InputError): Remark {
  return said;
}

/** What a preview needs around it. */
interface PreviewParts {
  readonly library: Library;
  readonly quotes: MarkIndex;
}

/** The duplicates that are known: data that can not be read is no reason not to rate. */
async function duplicatesOf(
  quotes: MarkIndex,
  sections: PartSections,
  context: Context,
): Promise<Message[]> {
  return duplicateWarnings(quotes, { sections }, context).catch(() => []);
}

/** What a document would give if it were submitted now; it may be half typed, and keeps nothing. */
export function previewQuote({ library, quotes }: PreviewParts) {
  return async (request: PreviewRequest, context: Context): Promise<Result<Preview>> => {
    const today = irishDay(context.now);
    const { sections, choices, errors, warnings } = readPart({
      document: request.document,
      source: 'json',
    });
    const { inceptionDate = today } = sections.policy;
    const book = bookFor(library, inceptionDate, periodOf({ inceptionDate }, today));
    const contradicting = contradictions(sections, today);
    const { unsold, remarks } =
      contradicting.length > 0 ? { unsold: [], remarks: [] } : periodSaid(sections, book, today);
    const whole = contradicting.length + unsold.length > 0 ? undefined : rated(sections);
    const { faults, ...said } =
      book && whole
        ? prices({ library, book, choices: { ...choices, ...request }, today }, whole)
        : NO_PRICES;
    const early = { path: 'Policy/InceptionDate', message: message('beforeRateBooks') };
    const wrong = [
      ...errors.filter((error) => !isMissing(error)),
      ...contradicting,
      ...unsold,
      ...(book ? [] : [early]),
      ...faults,
    ];
    return done({
      ...said,
      missing: errors.filter(isMissing).map(({ path }) => ({ path })),
      faults: wrong.map(remark),
      unusual: [...unusual(sections, today), ...disagreements(sections, today)],
      warnings: [
        ...warnings,
        ...remarks,
        ...said.warnings,
        ...(await duplicatesOf(quotes, sections, context)),
      ],
    });
  };
}
