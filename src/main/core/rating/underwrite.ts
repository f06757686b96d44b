import { message } from '../../../shared/domain/messages/message.ts';
import {
  DRIVER_INPUTS,
  type NamedDriverInputs,
  type RatingInputs,
} from '../../../shared/domain/quote-fields/rating-inputs.ts';
import type { Reason } from '../../../shared/schemas/quotes/reason.ts';
import {
  type CombinedRule,
  type Factor,
  type Match,
  type NumberTest,
  type RateBook,
  type RowTest,
  type RuleTest,
  testsOf,
  type UnderwritingRule,
} from '../../../shared/schemas/rate-books/rate-book.ts';
import type { CompiledFactor } from './compiled-factor.ts';
import { type CompiledFactors, inputsOf } from './factor.ts';
import { driverIn, driverNote, driverRisk, withoutDriver } from './named-drivers.ts';

/** A compiled underwriting rule. */
export interface CompiledRule {
  readonly decision: UnderwritingRule['decision'];
  readonly reason: Reason;
  readonly holds: (inputs: RatingInputs) => boolean;
  /** The reason where it holds for a named driver; absent where it looks at nothing of a driver. */
  readonly driverReason?: (driver: NamedDriverInputs) => Reason;
}

/** The reasons to decline or refer a risk; a decline goes before a referral. */
export interface Underwritten {
  readonly declines: readonly Reason[];
  readonly referrals: readonly Reason[];
}

type Holds = CompiledRule['holds'];

function outside({ input, ...bounds }: NumberTest): Holds {
  const { below = Number.NEGATIVE_INFINITY, above = Number.POSITIVE_INFINITY } = bounds;
  return (inputs) => {
    // What is not known is outside nothing.
    const value = inputs[input] ?? Number.NaN;
    return value < below || value > above;
  };
}

function chosen(factors: CompiledFactors, { factor, row }: RowTest): Holds {
  const found = [...factors.values()].find(({ id }) => id === factor);
  if (!found) return () => false;
  return (inputs) => {
    const reading = found.read(inputs);
    return !reading.assumed && !reading.open && reading.row === row;
  };
}

const holdsTest = (factors: CompiledFactors, test: RuleTest): Holds =>
  'factor' in test ? chosen(factors, test) : outside(test);

/** Where all of some conditions hold, or one of them. */
function matching(match: Match, conditions: readonly Holds[]): Holds {
  return match === 'all'
    ? (inputs) => conditions.every((holds) => holds(inputs))
    : (inputs) => conditions.some((holds) => holds(inputs));
}

function combined(factors: CompiledFactors, { match, conditions }: CombinedRule): Holds {
  const test = (one: RuleTest) => holdsTest(factors, one);
  return matching(
    match,
    conditions.map((one) =>
      'tests' in one ? matching(one.match, one.tests.map(test)) : test(one),
    ),
  );
}

/** The id of the rule that a table makes of words it does not know. */
export const unknownWordRule = ({ id }: Pick<Factor, 'id'>) => `unknown-${id}`;

/** What a reason names where the rule holds for a named driver. @param driver the place, from 1 */
const ruleOfDriver = (id: string, driver: number) => `${id}-driver-${driver}`;

/** The rule that a reason is of, and the named driver for whom it holds, if it does for one. */
export function ruleIn({ rule, message }: Reason): {
  readonly id: string;
  readonly driver?: number;
} {
  const driver = driverIn(message);
  if (driver === undefined) return { id: rule };
  return { id: rule.slice(0, -ruleOfDriver('', driver).length), driver };
}

/** Whether what a test looks at is answered by each driver. */
export function isOfDriver(
  { factors }: RateBook,
  test: Pick<RowTest, 'factor'> | NumberTest,
): boolean {
  const found = 'factor' in test ? factors.find(({ id }) => id === test.factor) : undefined;
  const inputs = 'input' in test ? [test.input] : found ? inputsOf(found) : [];
  return inputs.some((input) => DRIVER_INPUTS.some((one) => one === input));
}

/** A rule with its reason for named drivers, where the book counts them. */
function compile(
  book: RateBook,
  { id, decision, reason }: Pick<UnderwritingRule, 'id' | 'decision' | 'reason'>,
  { holds, ofDriver }: { readonly holds: Holds; readonly ofDriver: boolean },
): CompiledRule {
  const compiled = { decision, reason: { rule: id, message: reason }, holds };
  const { namedDrivers } = book;
  if (!namedDrivers || !ofDriver) return compiled;
  return {
    ...compiled,
    driverReason: ({ driver }) => ({
      rule: ruleOfDriver(id, driver),
      message: message('ofDriver', {
        driver: driverNote(namedDrivers.driver, driver),
        rule: reason,
      }),
    }),
  };
}

/** The rule of a table that refers or declines words it does not know. */
function unknownWord(
  book: RateBook,
  [factor, { read }]: readonly [Factor, CompiledFactor],
): CompiledRule[] {
  if (!('unknown' in factor) || !factor.unknown || !('reason' in factor.unknown)) return [];
  const holds: Holds = (inputs) => read(inputs).unknown !== undefined;
  const ofDriver = isOfDriver(book, { factor: factor.id });
  return [compile(book, { ...factor.unknown, id: unknownWordRule(factor) }, { holds, ofDriver })];
}

/**
 * Compiles the underwriting rules of a checked rate book, those of unknown words last.
 * @param factors those of the book, with its cautious assumptions
 */
export function compileRules(book: RateBook, factors: CompiledFactors): CompiledRule[] {
  return [
    ...book.underwriting.map((rule) => {
      const holds = 'conditions' in rule ? combined(factors, rule) : holdsTest(factors, rule);
      const ofDriver = testsOf(rule).some((test) => isOfDriver(book, test));
      return compile(book, rule, { holds, ofDriver });
    }),
    ...[...factors].flatMap((factor) => unknownWord(book, factor)),
  ];
}

/**
 * Every reason for which the rate book declines the risk or refers it, in the book's order: those of
 * the policyholder and the car, then those of each named driver, who is named by a number.
 */
export function underwrite(
  { rules }: { readonly rules: readonly CompiledRule[] },
  inputs: RatingInputs,
): Underwritten {
  const found = rules.flatMap(({ decision, reason, holds }) =>
    holds(inputs) ? [{ decision, reason }] : [],
  );
  for (const driver of inputs.namedDrivers ?? []) {
    const risk = driverRisk(inputs, driver);
    for (const { decision, driverReason, holds } of rules) {
      // What holds anyone who drives, as of the car alone, is said once.
      if (driverReason && holds(risk) && !holds(withoutDriver(inputs))) {
        found.push({ decision, reason: driverReason(driver) });
      }
    }
  }
  const reasons = (wanted: CompiledRule['decision']) =>
    found.filter(({ decision }) => decision === wanted).map(({ reason }) => reason);
  return { declines: reasons('decline'), referrals: reasons('refer') };
}
