import { irishDay } from '../../../../shared/domain/date.ts';
import {
  type FieldPath,
  isFieldPath,
} from '../../../../shared/domain/quote-fields/quote-fields.ts';
import type {
  NumberInput,
  RatingInputs,
} from '../../../../shared/domain/quote-fields/rating-inputs.ts';
import { done, type Result } from '../../../../shared/result/result.ts';
import type {
  OpenQuestion,
  OpenQuestions,
  OpenQuestionsRequest,
} from '../../../../shared/schemas/quotes/open-questions.ts';
import { type Factor, testsOf } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { Context } from '../../dispatcher.ts';
import type { Library, ReadyBook } from '../../rate-books/library.ts';
import { compileFactor, inputsOf } from '../../rating/factor.ts';
import { neighbours } from '../../rating/neighbours.ts';
import { numberOf } from '../../rating/numeric.ts';
import { appliesTo } from '../../rating/rate.ts';
import { contradictions } from '../document/contradictions.ts';
import { possible } from '../document/impossible.ts';
import { ratable } from '../document/inputs.ts';
import { readPart } from '../document/read-document.ts';
import { inputsFor, periodOf } from '../history/period.ts';
import { answersOf } from '../price/answers.ts';
import { chosenWith } from '../price/chosen.ts';
import { adjustmentsOf, changedInputs } from '../price/replay.ts';
import { decide, differences, type Risk } from '../price/risk.ts';
import { onMarks } from '../price/to-confirm.ts';
import { chosenScheme } from '../schemes/chosen-scheme.ts';
import { offersOf } from '../schemes/compare-schemes.ts';

/** An answer to a question that is open, and the field that gives it. */
interface Answer {
  readonly path: FieldPath;
  readonly inputs: RatingInputs;
}

/** The field that answers a question; undefined where no field does, as for an excess. */
function fieldOf(inputs: Parameters<typeof answersOf>[0]['inputs']): FieldPath | undefined {
  const [path] = answersOf({ inputs });
  return path !== undefined && isFieldPath(path) ? path : undefined;
}

/** The usual answers to what a factor asks, where nothing answers it yet: any row, or a number near by. */
function answersTo(factor: Factor, { book, inputs }: Risk): Answer[] {
  const { factors } = book.book;
  const path = fieldOf(inputsOf(factor));
  const { assumed, open, unknown } = compileFactor(factor, 'cautious', factors).read(inputs);
  if (path === undefined || !(assumed || open) || unknown !== undefined) return [];
  if (factor.kind === 'table' || factor.kind === 'combination') {
    return neighbours(factor, factors, inputs, 'every').map((one) => ({ path, ...one }));
  }
  const typical = numberOf(factor, { basis: 'typical', factors }).value(inputs);
  return [
    { path, inputs: { ...inputs, [factor.input]: typical } },
    ...neighbours(factor, factors, inputs, 'near').map((one) => ({ path, ...one })),
  ];
}

/** The numbers at which a rule of underwriting begins to hold, where nothing answers them yet. */
function answersAtRules({ book, inputs }: Risk): Answer[] {
  return book.book.underwriting.flatMap(testsOf).flatMap((test): Answer[] => {
    if (!('input' in test) || inputs[test.input] !== undefined) return [];
    const path = fieldOf([test.input]);
    if (path === undefined) return [];
    const at = (input: NumberInput, value: number) => ({
      path,
      inputs: { ...inputs, [input]: value },
    });
    return [
      ...(test.above === undefined ? [] : [at(test.input, test.above + 1)]),
      ...(test.below === undefined ? [] : [at(test.input, Math.max(0, test.below - 1))]),
    ];
  });
}

const NONE: Pick<OpenQuestion, 'least' | 'most'> = { least: 0, most: 0 };

/** What each open question could do by one scheme, by its field. */
function asks(risk: Risk): Map<FieldPath, OpenQuestion> {
  const { book, inputs, addOns } = risk;
  const difference = differences(risk);
  const present = decide(book, inputs).decision;
  const found = new Map<FieldPath, OpenQuestion>();
  const of = (path: FieldPath) => found.get(path) ?? { path, ...NONE };
  /** Notes what an answer leads to. @returns whether it is sold */
  const note = ({ path, inputs: changed }: Answer): boolean => {
    const { decision } = decide(book, changed);
    const isWorse = decision === 'decline' || (decision === 'refer' && present === 'quote');
    const isNoted = of(path).decision === 'decline';
    if (isWorse && !isNoted) found.set(path, { ...of(path), decision });
    return decision !== 'decline';
  };
  const applies = (factor: Factor) =>
    appliesTo(inputs.cover)(factor) || addOns.some(({ id }) => id === factor.addOn);
  for (const factor of book.book.factors.filter(applies)) {
    for (const answer of answersTo(factor, risk)) {
      if (!note(answer)) continue;
      const effect = difference({ inputs: answer.inputs });
      const { least, most } = of(answer.path);
      found.set(answer.path, {
        ...of(answer.path),
        least: Math.min(least, effect),
        most: Math.max(most, effect),
      });
    }
  }
  for (const answer of answersAtRules(risk)) note(answer);
  return found;
}

const sizeOf = ({ least, most }: OpenQuestion) => Math.max(-least, most);
const counts = (one: OpenQuestion) => sizeOf(one) > 0 || one.decision !== undefined;
const bySize = (one: OpenQuestion, other: OpenQuestion) => sizeOf(other) - sizeOf(one);

/** The questions of the scheme of the quote, and of the others what that one does not ask. */
function together(
  asked: readonly { readonly book: ReadyBook; readonly questions: readonly OpenQuestion[] }[],
  own: string | undefined,
): OpenQuestion[] {
  const ofOwn = asked.find(({ book }) => book.scheme.id === own)?.questions ?? [];
  const others = asked
    .filter(({ book }) => book.scheme.id !== own)
    .flatMap(({ book: { scheme }, questions }) => questions.map((one) => ({ ...one, scheme })))
    .sort(bySize);
  const found = new Map<FieldPath, OpenQuestion>();
  for (const one of [...ofOwn, ...others]) if (!found.has(one.path)) found.set(one.path, one);
  return [...found.values()].sort(bySize);
}

/** Says what the schemes that offer would still ask of a document, for the form; keeps nothing. */
export function openQuestions(library: Library) {
  return async (
    request: OpenQuestionsRequest,
    { now }: Context,
  ): Promise<Result<OpenQuestions>> => {
    const today = irishDay(now);
    const { choices, ...read } = readPart({ document: request.document, source: 'json' });
    const { sections } = possible(read.sections, today);
    const whole = contradictions(sections, today).length > 0 ? undefined : ratable(sections);
    if (!whole) return done({});
    const { toConfirm = [], document: _, ...chosen } = request;
    const wanted = { ...choices, ...chosen };
    const period = periodOf(whole.policy, today);
    const plain = inputsFor(whole, period);
    const offers = offersOf(library, whole, { choices: wanted, today });
    const day = period.from;
    const named = chosenScheme(library, { product: wanted.product, day, cover: plain.cover });
    const own = 'fault' in named ? undefined : library.inForce(day, named.scheme)?.scheme.id;
    const asked = offers.flatMap(({ scheme, premium, choices: nearest }) => {
      const ready = premium === undefined ? undefined : library.inForce(day, scheme.id);
      if (!ready) return [];
      const book = onMarks(ready, toConfirm);
      const { newEvents } = chosenWith(book.book, { ...nearest, discount: wanted.discount });
      const { addOns } = adjustmentsOf(newEvents, book.book);
      const inputs = changedInputs(newEvents, plain);
      const risk = { book, levies: library.levies(today, book), inputs, addOns };
      return [{ book, questions: [...asks(risk).values()].filter(counts) }];
    });
    if (asked.length === 0) return done({});
    return done({ questions: together(asked, own) });
  };
}
