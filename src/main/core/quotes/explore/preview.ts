import { irishDay } from '../../../../shared/domain/date.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import type { PartSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import { COVERS } from '../../../../shared/domain/quotes/cover.ts';
import { done, type InputError, isMissing, type Result } from '../../../../shared/result/result.ts';
import type { Remark, Warning } from '../../../../shared/schemas/common/remark.ts';
import type { Preview, PreviewRequest } from '../../../../shared/schemas/quotes/preview.ts';
import type { Context } from '../../dispatcher.ts';
import type { Library, ReadyBook } from '../../rate-books/library.ts';
import { rate } from '../../rating/rate.ts';
import { contradictions } from '../document/contradictions.ts';
import { disagreements } from '../document/disagreements.ts';
import { engineless, possible } from '../document/impossible.ts';
import { FOR_PRICE, type RatedSections, ratable } from '../document/inputs.ts';
import { readPart } from '../document/read-document.ts';
import { unusual } from '../document/unusual.ts';
import { bookFor, inputsFor, periodFaults, periodOf, periodRemarks } from '../history/period.ts';
import type { MarkIndex } from '../history/quote-store.ts';
import { assumptionsIn, assumptionWarnings } from '../price/assumptions.ts';
import { chosenWith } from '../price/chosen.ts';
import { price } from '../price/explanation.ts';
import { belowSmallest, withoutEffect } from '../price/limits.ts';
import { adjustmentsOf, changedInputs } from '../price/replay.ts';
import { addOnChoices, decide, excessChoices, totalOf } from '../price/risk.ts';
import { marksThatCount, onMarks } from '../price/to-confirm.ts';
import { duplicateWarnings } from '../sale/duplicates.ts';
import { chosenScheme, productPath } from '../schemes/chosen-scheme.ts';
import { offersOf } from '../schemes/compare-schemes.ts';

type Prices = Pick<
  Preview,
  'decision' | 'covers' | 'explanation' | 'excess' | 'addOns' | 'assumed' | 'toConfirm'
> & {
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
function prices(
  { library, book: unmarked, choices, today }: Asked,
  sections: RatedSections,
): Prices {
  const { newEvents, errors } = chosenWith(unmarked.book, choices);
  const levies = library.levies(today, unmarked);
  const plain = inputsFor(sections, periodOf(sections.policy, today));
  const marks = marksThatCount(
    choices.toConfirm ?? [],
    { book: unmarked, inputs: plain },
    sections,
  );
  const book = onMarks(unmarked, marks);
  const inputs = changedInputs(newEvents, plain);
  const decision = decide(book, inputs);
  if (decision.decision === 'decline') return { ...NO_PRICES, decision, faults: errors };
  const adjustments = adjustmentsOf(newEvents, book.book);
  const chosen = price({ book, levies, inputs, receivedOn: today, adjustments });
  const rated = rate(book, levies, plain);
  const risk = { book, levies, inputs, addOns: adjustments.addOns };
  const excess = excessChoices(risk);
  const assumedAnswers = assumptionsIn(risk, sections, marks);
  return {
    decision,
    covers: COVERS.map((cover) => ({
      cover,
      premium: euro(totalOf({ ...risk, inputs: { ...inputs, cover } })),
    })),
    explanation: chosen.explanation,
    ...(excess ? { excess } : {}),
    addOns: addOnChoices(risk),
    assumed: assumedAnswers.assumed,
    ...(marks.length > 0 ? { toConfirm: [...marks] } : {}),
    warnings: [
      ...assumptionWarnings(assumedAnswers),
      ...newEvents.flatMap((made) => withoutEffect(made, chosen.explanation, book.book)),
    ],
    faults: [...errors, ...belowSmallest(book.book, { chosen, rated })],
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

/** What each scheme says; nothing unless that is asked for and more than one is in force. */
function schemesSaid(
  library: Library,
  { schemes = false, compared, toConfirm = [], ...chosen }: PreviewRequest,
  risk: { readonly sections: RatedSections | undefined; readonly from: string; today: string },
): Pick<Preview, 'schemes'> {
  const { sections, from, today } = risk;
  if (!schemes || library.allInForce(from).length < 2) return {};
  if (!sections) return { schemes: [] };
  const { excess: _, addOns: __, ...others } = chosen;
  const choices = compared ? { ...others, ...compared } : chosen;
  return {
    schemes: offersOf(library, sections, {
      choices,
      today,
      rating: (book) => onMarks(book, toConfirm),
    }),
  };
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
    const { choices, errors, warnings, ...read } = readPart({
      document: request.document,
      source: 'json',
    });
    const { sections, remarks: impossible } = possible(read.sections, today);
    const { inceptionDate = today } = sections.policy;
    const period = periodOf({ inceptionDate }, today);
    const { product = choices.product } = request;
    const { coverType: cover } = sections.policy;
    const asked = chosenScheme(library, { product, day: period.from, cover });
    const book =
      'fault' in asked ? undefined : bookFor(library, inceptionDate, period, asked.scheme);
    const contradicting = contradictions(sections, today);
    const { unsold, remarks } =
      contradicting.length > 0 ? { unsold: [], remarks: [] } : periodSaid(sections, book, today);
    const consistent = contradicting.length > 0 ? undefined : ratable(sections);
    // What one scheme does not sell another one may.
    const whole = unsold.length > 0 ? undefined : consistent;
    const { faults, ...said } =
      book && whole
        ? prices({ library, book, choices: { ...choices, ...request }, today }, whole)
        : NO_PRICES;
    const noBook =
      'fault' in asked
        ? { path: productPath(request.product), message: asked.fault }
        : { path: 'Policy/InceptionDate', message: message('beforeRateBooks') };
    const wrong = [
      ...errors.filter((error) => !isMissing(error)),
      ...contradicting,
      ...unsold,
      ...(book ? [] : [noBook]),
      ...faults,
    ];
    return done({
      ...said,
      ...(book ? { scheme: book.scheme } : {}),
      ...schemesSaid(
        library,
        { ...choices, ...request },
        { sections: consistent, from: period.from, today },
      ),
      missing: errors
        .filter(isMissing)
        .map(({ path }) => ({ path, forPrice: FOR_PRICE.includes(path) })),
      faults: wrong.map(remark),
      unusual: [
        ...impossible,
        ...unusual(sections, today),
        ...disagreements(sections, today),
        ...engineless(sections, said.assumed),
      ],
      warnings: [
        ...warnings,
        ...remarks,
        ...said.warnings,
        ...(await duplicatesOf(quotes, sections, context)),
      ],
    });
  };
}
