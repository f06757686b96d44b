import { message } from '../../../../shared/domain/messages/message.ts';
import {
  NUMBER_RATING_FIELDS,
  TEXT_RATING_FIELDS,
} from '../../../../shared/domain/quote-fields/rating-fields.ts';
import type { AddOn } from '../../../../shared/domain/quotes/add-on.ts';
import type {
  Factor,
  FactorOf,
  RateBook,
  UnknownWord,
} from '../../../../shared/schemas/rate-books/rate-book.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import rateBooks from '../../../i18n/en/rateBooks.json';
import { translate } from '../../../i18n/i18n.ts';
import { nameOf } from '../../../i18n/say.ts';

type Named = keyof typeof rateBooks.input;

const isNamed = (input: string): input is Named => Object.hasOwn(rateBooks.input, input);

/** The element of the quote document that fills each input as it was given. */
const PATHS: ReadonlyMap<string, string> = new Map(
  [...TEXT_RATING_FIELDS, ...NUMBER_RATING_FIELDS].map(({ input, path }) => [input, path]),
);

/** What the screens call an input of rating; one without a name keeps its own. */
export function inputName(input: string): string {
  if (isNamed(input)) return translate(`rateBooks:input.${input}`);
  return nameOf(PATHS.get(input) ?? input);
}

/** A value with its unit; a word of a table as it is. */
function valueWords(factor: Factor, value: string | number): string {
  if (typeof value === 'string') return bookWords(value);
  if (!('unit' in factor) || factor.unit === undefined) return `${value}`;
  const unit = value === 1 ? (factor.unitOfOne ?? factor.unit) : factor.unit;
  return bookWords(message('measured', { count: value, unit }));
}

function assumeWords(factor: Factor): string {
  const { assume } = factor;
  if (typeof assume !== 'object') {
    return translate('rateBooks:factor.assume', { value: valueWords(factor, assume) });
  }
  const typical = valueWords(factor, assume.typical);
  const cautious = valueWords(factor, assume.cautious);
  return translate('rateBooks:factor.assumeBoth', { typical, cautious });
}

function unknownWords(unknown: UnknownWord): string {
  return translate(`rateBooks:factor.unknown.${unknown.decision}`, {
    row: 'row' in unknown ? bookWords(unknown.row) : '',
    reason: 'reason' in unknown ? bookWords(unknown.reason) : '',
  });
}

/** The inputs that a factor looks at, by their names. */
function inputsOf(factor: Factor): string[] {
  return ('inputs' in factor ? factor.inputs : [factor.input]).map(inputName);
}

function lineSentences(factor: FactorOf<'line'>): string[] {
  const { from, upTo } = factor.extrapolate ?? {};
  return [
    translate('rateBooks:factor.line'),
    ...(from === undefined
      ? []
      : [translate('rateBooks:factor.lineBelow', { from: valueWords(factor, from) })]),
    ...(upTo === undefined
      ? []
      : [translate('rateBooks:factor.lineAbove', { upTo: valueWords(factor, upTo) })]),
  ];
}

/** What an optional cover is called. */
export function addOnTitle(addOns: RateBook['addOns'], addOn: AddOn): string {
  return bookWords(addOns.find(({ id }) => id === addOn)?.title ?? addOn);
}

/** What is to be known of a factor in addition to its rows, in sentences. */
export function factorSentences(factor: Factor, addOns: RateBook['addOns']): string[] {
  const { covers, addOn, optional = false } = factor;
  const names = covers?.map((cover) => translate(`common:cover.${cover}`));
  return [
    translate('rateBooks:factor.inputs', { inputs: inputsOf(factor).join(', ') }),
    ...(addOn ? [translate('rateBooks:factor.addOn', { addOn: addOnTitle(addOns, addOn) })] : []),
    ...(names ? [translate('rateBooks:factor.covers', { covers: names.join(', ') })] : []),
    assumeWords(factor),
    ...('unknown' in factor && factor.unknown ? [unknownWords(factor.unknown)] : []),
    ...(factor.kind === 'line' ? lineSentences(factor) : []),
    ...(optional ? [translate('rateBooks:factor.optional')] : []),
  ];
}

/** A row of a factor as a person reads it. */
interface FactorRow {
  readonly name: string;
  readonly relativity: number;
  /** A flat amount that it adds, in cents. */
  readonly loadCents?: number | undefined;
  /** Other words for it. */
  readonly words: readonly string[];
}

/** The rows of a factor, of any kind. */
export function factorRows(factor: Factor): FactorRow[] {
  if (factor.kind === 'bands') {
    return factor.bands.map(({ from: lower, relativity, loadCents }, i) => {
      const upper = factor.bands[i + 1]?.from;
      const name =
        upper === undefined ? message('bandFrom', { lower }) : message('band', { lower, upper });
      return { name: bookWords(name), relativity, loadCents, words: [] };
    });
  }
  if (factor.kind === 'line') {
    return factor.points.map(({ at, relativity }) => {
      return { name: valueWords(factor, at), relativity, words: [] };
    });
  }
  return factor.rows.map(({ row, relativity, loadCents, ...rest }) => {
    return {
      name: bookWords(row),
      relativity,
      loadCents,
      words: 'words' in rest ? rest.words : [],
    };
  });
}
