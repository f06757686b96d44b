import { inEnglish } from '../../../../shared/domain/messages/english.ts';
import type { RatedText } from '../../../../shared/domain/messages/message.ts';
import {
  type FieldPath,
  isFieldPath,
} from '../../../../shared/domain/quote-fields/quote-fields.ts';
import {
  NUMBER_RATING_FIELDS,
  TEXT_RATING_FIELDS,
} from '../../../../shared/domain/quote-fields/rating-fields.ts';
import type { RatingInputs } from '../../../../shared/domain/quote-fields/rating-inputs.ts';
import { COVERS } from '../../../../shared/domain/quotes/cover.ts';
import type { TypicalAnswer } from '../../../../shared/schemas/quotes/price.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { CompiledFactor, Reading } from '../../rating/compiled-factor.ts';
import { numberOf } from '../../rating/numeric.ts';
import type { CompiledBook } from '../../rating/rate.ts';
import { wordOf } from '../explore/terms.ts';
import { answersOf } from '../price/answers.ts';

/** What a question is asked with. */
interface Asked {
  readonly book: RateBook;
  readonly inputs: Omit<RatingInputs, 'cover'>;
  /** The first day of cover, `YYYY-MM-DD`. */
  readonly day: string;
}

/** Counts that a number of the document fills, though it is no input of its own. */
const COUNTED = {
  allClaims: 'ClaimsHistory/NumberOfClaims',
  faultClaims: 'ClaimsHistory/NumberOfClaims',
  penaltyPoints: 'Customer/PenaltyPoints',
} as const satisfies { readonly [input: string]: FieldPath };

/** The element and the text that say a number. */
function numberAnswer(input: string, value: number, day: string): TypicalAnswer[] {
  if (input === 'vehicleAge') {
    return [{ path: 'Vehicle/Year', text: String(Number(day.slice(0, 4)) - value) }];
  }
  const counted: Readonly<Record<string, FieldPath>> = COUNTED;
  const path = NUMBER_RATING_FIELDS.find((field) => field.input === input)?.path ?? counted[input];
  return path === undefined ? [] : [{ path, text: String(value) }];
}

/** The element and the word that say a row of a table. */
function wordAnswer(
  { id, inputs }: CompiledFactor,
  row: RatedText,
  book: RateBook,
): TypicalAnswer[] {
  const field = TEXT_RATING_FIELDS.find(({ input }) => inputs.includes(input));
  const table = book.factors.find((one) => one.id === id && one.kind === 'table');
  const own = table?.kind === 'table' ? table.rows.find((one) => one.row === row) : undefined;
  const text = field && own && wordOf(own, field);
  return field === undefined || text === undefined ? [] : [{ path: field.path, text }];
}

/** Whether two readings are of the same value and row. */
const isSame = (one: Reading, other: Reading) =>
  inEnglish(one.input) === inEnglish(other.input) && inEnglish(one.row) === inEnglish(other.row);

/** The typical answer to one question; nothing where it is answered, or where any basis assumes the same. */
function answerTo(
  factor: CompiledFactor,
  typical: CompiledFactor,
  cover: RatingInputs['cover'],
  { book, inputs: answered, day }: Asked,
): TypicalAnswer[] {
  const inputs = { ...answered, cover };
  const usual = typical.read(inputs);
  const cautious = factor.read(inputs);
  if (!usual.assumed || isSame(usual, cautious)) return [];
  const [input = ''] = factor.inputs;
  const own = book.factors.find(({ id }) => id === factor.id);
  const said =
    own?.kind === 'bands' || own?.kind === 'line'
      ? numberAnswer(
          input,
          numberOf(own, { basis: 'typical', factors: book.factors }).value(inputs),
          day,
        )
      : wordAnswer(factor, usual.row, book);
  if (said.length > 0) return said;
  const path = answersOf(factor).at(-1);
  return path !== undefined && isFieldPath(path) ? [{ path }] : [];
}

/**
 * The answers that a quick price by a book counts as typical and a full quote as cautious, each once, whatever
 * the cover. One that no element can say, as the average area, has no text: its element stays empty and is
 * marked (see `onMarks`).
 */
export function typicalAnswers(
  book: CompiledBook,
  inputs: Omit<RatingInputs, 'cover'>,
  day: string,
): TypicalAnswer[] {
  const asked: Asked = { book: book.book, inputs, day };
  const pairs = COVERS.flatMap((cover) => [
    ...book.factors[cover].map((factor, at) => ({
      cover,
      factor,
      typical: book.typical[cover][at],
    })),
    ...[...(book.addOnFactors ?? [])].flatMap(([id, factors]) =>
      factors.map((factor, at) => ({
        cover,
        factor,
        typical: book.typicalAddOnFactors?.get(id)?.[at],
      })),
    ),
  ]);
  const answers = new Map<FieldPath, TypicalAnswer>();
  for (const { cover, factor, typical } of pairs) {
    for (const one of typical ? answerTo(factor, typical, cover, asked) : []) {
      if (!answers.has(one.path)) answers.set(one.path, one);
    }
  }
  return [...answers.values()];
}
