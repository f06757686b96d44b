import { euro } from '../../../../shared/domain/money.ts';
import type { Assumed } from '../../../../shared/schemas/assumed.ts';
import type { CompiledFactor } from '../../rating/factor.ts';
import { rate } from '../../rating/rate.ts';
import type { Risk } from '../explore/differences.ts';
import { answersOf } from './answers.ts';

/** The same factor with the typical answer in place of what was or was not given. */
function typicallyAnswered(factor: CompiledFactor): CompiledFactor {
  const silent = Object.fromEntries(factor.inputs.map((input) => [input, undefined]));
  return { ...factor, relativity: (inputs) => factor.relativity({ ...inputs, ...silent }) };
}

/**
 * Every answer that a full quote assumes, in the order of the rate book. The effect of one is the
 * total premium of the risk, with its add-ons, levies, fee and minimum, minus the total premium with
 * the typical answer to this one question, all else the same: exact cents, in euro. Effects of
 * several do not add up, because factors multiply. A premium set by hand is left aside.
 */
export function assumedIn({ book, levies, inputs, addOns }: Risk): Assumed[] {
  const factors = book.factors[inputs.cover];
  const total = (changed: readonly CompiledFactor[]) =>
    rate({ ...book, factors: { ...book.factors, [inputs.cover]: changed } }, levies, inputs, addOns)
      .premiumCents;
  const present = total(factors);
  return factors.flatMap((factor, i) => {
    const [path] = answersOf(factor);
    const typical = book.typical[inputs.cover][i];
    if (path === undefined || !typical) return [];
    const { input: value, assumed, unknown: given } = factor.read(inputs);
    if (!assumed) return [];
    const effect = euro(present - total(factors.with(i, typicallyAnswered(typical))));
    const { title } = factor;
    return { path, title, value, ...(given === undefined ? {} : { given }), effect };
  });
}
