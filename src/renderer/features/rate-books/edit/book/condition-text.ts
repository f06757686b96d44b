import type {
  CombinedRule,
  Match,
  RuleTest,
  UnderwritingRule,
} from '../../../../../shared/schemas/rate-books/rate-book-rules.ts';

/** When a rule holds: a test, or tests and groups of tests of which all or one must hold. */
export type Condition = RuleTest | Pick<CombinedRule, 'match' | 'conditions'>;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

function writtenTest(test: RuleTest): string {
  if ('factor' in test) return `${test.factor} = ${quoted(test.row)}`;
  const { input, below, above } = test;
  if (below !== undefined && above !== undefined) return `${input} outside ${below} to ${above}`;
  if (below !== undefined) return `${input} < ${below}`;
  return above === undefined ? `${input} given` : `${input} > ${above}`;
}

const JOINED: Readonly<Record<Match, string>> = { all: ' and ', any: ' or ' };

/** A condition as a person types it: `driverAge < 21 and (use = "Taxi" or claims > 1)`. */
export function writtenCondition(condition: Condition): string {
  if (!('conditions' in condition)) return writtenTest(condition);
  const { match, conditions } = condition;
  return conditions
    .map((one) =>
      'tests' in one ? `(${one.tests.map(writtenTest).join(JOINED[one.match])})` : writtenTest(one),
    )
    .join(JOINED[match]);
}

/** The condition of a rule, without what else it says. */
export function conditionOf(rule: UnderwritingRule): Condition {
  const { id: _, decision: __, reason: ___, ...condition } = rule;
  return condition;
}
