import type { RatedText } from '../../../shared/domain/messages/message.ts';
import { ONE, tenThousandths } from '../../../shared/domain/money.ts';
import type {
  NumberInput,
  RatingInputs,
  TextInput,
} from '../../../shared/domain/quote-fields/rating-inputs.ts';
import { type Lookup, relativityOf } from './lookup.ts';

/** How a factor reads one risk. */
export interface Reading {
  /** The value that was rated. */
  readonly input: RatedText;
  /** Whether the rate book assumed it. */
  readonly assumed: boolean;
  readonly row: RatedText;
  /** Whether the question may stay open, and did: the row is neither given nor assumed. */
  readonly open?: true;
  /** A given value that no row knows. */
  readonly unknown?: string;
}

/** A factor made ready to rate. */
export interface CompiledFactor extends Lookup {
  readonly id: string;
  readonly title: string;
  /** What it looks at, the first choice first. */
  readonly inputs: readonly (NumberInput | TextInput)[];
  /** The flat amount in cents that it adds after that; undefined where no row has one. */
  readonly load: ((inputs: RatingInputs) => number) | undefined;
  readonly read: (inputs: RatingInputs) => Reading;
}

/** So many texts are remembered with their word: the makes and models of a portfolio, some times over. */
const MOST_KNOWN = 1000;
const knownWords = new Map<string, string>();

/** A word as tables compare it: in lower case, without spaces and punctuation. */
export function word(text: string): string {
  const known = knownWords.get(text);
  if (known !== undefined) return known;
  const found = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (knownWords.size >= MOST_KNOWN) knownWords.clear();
  knownWords.set(text, found);
  return found;
}

/** The relativity in ten-thousandths; `examine` refuses a book with more decimal places. */
export function fixed(relativity: number): number {
  return tenThousandths(relativity) ?? ONE;
}

/** What a row of a book does to a premium: a decimal, and cents. */
interface Effect {
  readonly relativity: number;
  readonly loadCents?: number;
}

/** A row made ready to rate. */
export interface CompiledRow {
  /** Ten-thousandths. */
  readonly relativity: number;
  readonly loadCents: number;
}

export const compileRow = ({ relativity, loadCents = 0 }: Effect): CompiledRow => ({
  relativity: fixed(relativity),
  loadCents,
});

/** What a factor does to the premium of a risk. */
export const effectOf = (factor: CompiledFactor, risk: RatingInputs): CompiledRow => ({
  relativity: relativityOf(factor, risk),
  loadCents: factor.load?.(risk) ?? 0,
});

/** The flat amount by the row of a risk; undefined where no row has one. */
export function loadOf(
  rows: readonly CompiledRow[],
  rowOf: (inputs: RatingInputs) => CompiledRow | undefined,
): CompiledFactor['load'] {
  const hasLoad = rows.some(({ loadCents }) => loadCents > 0);
  return hasLoad ? (inputs) => rowOf(inputs)?.loadCents ?? 0 : undefined;
}

/** What the compilation of one kind of factor makes of it. */
export type Compiled = Omit<CompiledFactor, 'id' | 'title' | 'inputs'>;
