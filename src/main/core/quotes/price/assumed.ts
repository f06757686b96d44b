import { euro } from '../../../../shared/domain/money.ts';
import type { AnswerPath, Assumed } from '../../../../shared/schemas/assumed.ts';
import type { RatingInputs } from '../../../../shared/schemas/rating-inputs.ts';
import type { CompiledFactor } from '../../rating/compiled-factor.ts';
import { driverRisk } from '../../rating/named-drivers.ts';
import { rate } from '../../rating/rate.ts';
import type { Risk } from '../explore/differences.ts';
import { answersOf, driverAnswersOf } from './answers.ts';

/** A factor as it reads one person: the policyholder with the car, or a named driver. */
interface Read {
  readonly factor: CompiledFactor;
  /** The same factor with the typical assumptions. */
  readonly typical: CompiledFactor;
  /** The risk with the answers of this person. */
  readonly inputs: RatingInputs;
}

/** The same factor with the typical answer of one person in place of what was or was not given. */
function typicallyAnswered({ factor, typical, inputs: { driver } }: Read): CompiledFactor {
  const silent = Object.fromEntries(factor.inputs.map((input) => [input, undefined]));
  return {
    ...factor,
    relativity: (inputs) =>
      inputs.driver === driver
        ? typical.relativity({ ...inputs, ...silent })
        : factor.relativity(inputs),
  };
}

/**
 * Every answer that a full quote assumes, in the order of the rate book, then those of each named
 * driver. The effect of one is the total premium of the risk, with its add-ons, levies, fee and
 * minimum, minus the total premium with the typical answer to this one question, all else the same:
 * exact cents, in euro. Effects of several do not add up, because factors multiply. A premium set by
 * hand is left aside.
 */
export function assumedIn({ book, levies, inputs, addOns }: Risk): Assumed[] {
  const factors = book.factors[inputs.cover];
  const total = (changed: readonly CompiledFactor[]) =>
    rate({ ...book, factors: { ...book.factors, [inputs.cover]: changed } }, levies, inputs, addOns)
      .premiumCents;
  const present = total(factors);
  const assumedBy = (read: Read, i: number, path: AnswerPath | undefined): Assumed[] => {
    if (path === undefined) return [];
    const { factor } = read;
    const { input: value, assumed, unknown: given } = factor.read(read.inputs);
    if (!assumed) return [];
    const effect = euro(present - total(factors.with(i, typicallyAnswered(read))));
    const { title } = factor;
    return [{ path, title, value, ...(given === undefined ? {} : { given }), effect }];
  };
  const risks = [
    { risk: inputs, answers: answersOf, reads: () => true },
    ...(inputs.namedDrivers ?? []).map((driver) => ({
      risk: driverRisk(inputs, driver),
      answers: (factor: CompiledFactor) => driverAnswersOf(factor, driver.driver),
      reads: ({ id }: CompiledFactor) => book.drivers?.factors.has(id) ?? false,
    })),
  ];
  return risks.flatMap(({ risk, answers, reads }) =>
    factors.flatMap((factor, i) => {
      const typical = book.typical[inputs.cover][i];
      if (!typical || !reads(factor)) return [];
      return assumedBy({ factor, typical, inputs: risk }, i, answers(factor)[0]);
    }),
  );
}
