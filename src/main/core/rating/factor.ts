import { message } from '../../../shared/domain/messages/message.ts';
import type { NumberInput, TextInput } from '../../../shared/domain/quote-fields/rating-inputs.ts';
import type { Basis, Factor } from '../../../shared/schemas/rate-books/rate-book.ts';
import { compileCombination } from './combination.ts';
import type { Compiled, CompiledFactor } from './compiled-factor.ts';
import { compileBands, compileLine } from './numeric.ts';
import { compileTable } from './table.ts';

/** The factors of a book in its order, each with what it was compiled to. */
export type CompiledFactors = ReadonlyMap<Factor, CompiledFactor>;

/** What a factor of a book looks at, the first choice first. */
export function inputsOf(factor: Factor): readonly (NumberInput | TextInput)[] {
  return 'inputs' in factor ? factor.inputs : [factor.input];
}

function compileKind(factor: Factor, basis: Basis, factors: readonly Factor[]): Compiled {
  if (factor.kind === 'table') return compileTable(factor, basis);
  if (factor.kind === 'combination') return compileCombination(factor, basis);
  if (factor.kind === 'bands') return compileBands(factor, { basis, factors });
  return compileLine(factor, { basis, factors });
}

const OPEN = message('answerNotGiven');

/** Reads a question that may stay open: without an answer, nothing is assumed. */
function readOptional(read: Compiled['read']): Compiled['read'] {
  return (inputs) => {
    const reading = read(inputs);
    const isOpen = reading.assumed && reading.unknown === undefined;
    return isOpen ? { row: reading.row, input: OPEN, assumed: false, open: true } : reading;
  };
}

/**
 * Makes one factor of a checked rate book ready to rate, its assumptions those of a basis.
 * @param factors those of the book, which may imply what the factor's own answer would say
 */
export function compileFactor(
  factor: Factor,
  basis: Basis = 'cautious',
  factors: readonly Factor[] = [],
): CompiledFactor {
  const { id, title, optional } = factor;
  const { numbers, words, relativity, load, ...kind } = compileKind(factor, basis, factors);
  const read = optional ? readOptional(kind.read) : kind.read;
  // Every kind has the same properties in the same order: that is how the engine reads them fastest.
  return { id, title, inputs: inputsOf(factor), numbers, words, relativity, load, read };
}
