import type {
  Factor,
  NumberRule,
  RateBook,
  RatingInputs,
  RowRule,
  UnderwritingRule,
} from '../../../shared/schemas/rate-book.ts';
import type { Reason } from '../../../shared/schemas/reason.ts';
import { compileFactor } from './factor.ts';

/** A compiled underwriting rule. */
export interface CompiledRule {
  readonly decision: UnderwritingRule['decision'];
  readonly reason: Reason;
  readonly holds: (inputs: RatingInputs) => boolean;
}

/** The reasons to decline or refer a risk; a decline goes before a referral. */
export interface Underwritten {
  readonly declines: readonly Reason[];
  readonly referrals: readonly Reason[];
}

type Holds = CompiledRule['holds'];

function outside({ input, ...bounds }: NumberRule): Holds {
  const { below = Number.NEGATIVE_INFINITY, above = Number.POSITIVE_INFINITY } = bounds;
  return (inputs) => {
    // What is not known is outside nothing.
    const value = inputs[input] ?? Number.NaN;
    return value < below || value > above;
  };
}

function chosen({ factors }: RateBook, { factor, row }: RowRule): Holds {
  const found = factors.find(({ id }) => id === factor);
  if (!found) return () => false;
  const { read } = compileFactor(found);
  return (inputs) => {
    const reading = read(inputs);
    return !reading.assumed && reading.row === row;
  };
}

/** The id of the rule that a table makes of words it does not know. */
export const unknownWordRule = ({ id }: Pick<Factor, 'id'>) => `unknown-${id}`;

/** The rule of a table that refers or declines words it does not know. */
function unknownWord(factor: Factor): CompiledRule[] {
  if (factor.kind !== 'table' || !factor.unknown || factor.unknown.decision === 'assume') return [];
  const { decision, reason } = factor.unknown;
  const { read } = compileFactor(factor);
  const holds: Holds = (inputs) => read(inputs).unknown !== undefined;
  return [{ decision, reason: { rule: unknownWordRule(factor), message: reason }, holds }];
}

/** Compiles the underwriting rules of a checked rate book, those of unknown words last. */
export function compileRules(book: RateBook): CompiledRule[] {
  return [
    ...book.underwriting.map((rule) => ({
      decision: rule.decision,
      reason: { rule: rule.id, message: rule.reason },
      holds: 'factor' in rule ? chosen(book, rule) : outside(rule),
    })),
    ...book.factors.flatMap(unknownWord),
  ];
}

/** Every reason for which the rate book declines the risk or refers it, in the book's order. */
export function underwrite(
  { rules }: { readonly rules: readonly CompiledRule[] },
  inputs: RatingInputs,
): Underwritten {
  const holding = rules.filter(({ holds }) => holds(inputs));
  const reasons = (wanted: CompiledRule['decision']) =>
    holding.filter(({ decision }) => decision === wanted).map(({ reason }) => reason);
  return { declines: reasons('decline'), referrals: reasons('refer') };
}
