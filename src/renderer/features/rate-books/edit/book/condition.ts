import type {
  CombinedRule,
  Match,
  NumberTest,
  RuleTest,
  UnderwritingRule,
} from '../../../../../shared/schemas/rate-books/rate-book.ts';

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

/** A word, a text in quotes, or a sign, behind spaces. */
const TOKEN = /\s*(?:("(?:[^"]|"")*")|([()<>=])|([^\s()<>="]+))/y;

function tokensOf(text: string): string[] | undefined {
  const tokens: string[] = [];
  const whole = text.trim();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < whole.length) {
    const [, inQuotes, sign, word] = TOKEN.exec(whole) ?? [];
    const token = inQuotes ?? sign ?? word;
    if (token === undefined) return undefined;
    tokens.push(token);
  }
  return tokens;
}

/** Tests, or groups of them, of which all or one must hold. */
interface Group {
  readonly match: Match;
  readonly of: readonly (Group | RuleTest)[];
}

const JOINS = ['and', 'or'];
const isGroup = (node: Group | RuleTest): node is Group => 'of' in node;
const isEnd = (token: string | undefined) =>
  token === undefined || token === ')' || JOINS.includes(token.toLowerCase());

/** What the tokens of a text say is no condition. */
class NoCondition extends Error {
  override readonly name = 'NoCondition';
}

/** Takes tokens one after another; throws {@link NoCondition}. */
function parser(tokens: readonly string[]) {
  let at = 0;
  const isNext = (word: string) => tokens[at]?.toLowerCase() === word;
  const next = () => {
    const token = tokens[at];
    at += 1;
    if (token === undefined) throw new NoCondition();
    return token;
  };
  const number = () => {
    const value = Number(next().replace(',', '.'));
    if (!Number.isFinite(value)) throw new NoCondition();
    return value;
  };
  const must = (word: string) => {
    if (next().toLowerCase() !== word) throw new NoCondition();
  };
  /** The name of a row, in quotes or as it is up to what follows. */
  const row = () => {
    const first = next();
    if (first.startsWith('"')) return first.slice(1, -1).replaceAll('""', '"');
    const words = [first];
    while (!isEnd(tokens[at])) words.push(next());
    return words.join(' ');
  };
  const test = (): RuleTest => {
    const name = next();
    const sign = next().toLowerCase();
    if (isEnd(name) || /^[(<>="]/.test(name)) throw new NoCondition();
    // Whether it is an input, or a factor, of the book is for the checks to say.
    const input = name as NumberTest['input'];
    if (sign === '=') return { factor: name, row: row() };
    if (sign === '<') return { input, below: number() };
    if (sign === '>') return { input, above: number() };
    if (sign === 'given') return { input };
    if (sign !== 'outside') throw new NoCondition();
    const below = number();
    must('to');
    return { input, below, above: number() };
  };
  const one = (): Group | RuleTest => {
    if (!isNext('(')) return test();
    next();
    const inner = joined('any');
    must(')');
    return inner;
  };
  const joined = (match: Match): Group | RuleTest => {
    const part = match === 'any' ? () => joined('all') : one;
    const of = [part()];
    while (isNext(match === 'any' ? 'or' : 'and')) {
      next();
      of.push(part());
    }
    const [only] = of;
    return only && of.length === 1 ? only : { match, of };
  };
  return () => {
    const found = joined('any');
    if (at < tokens.length) throw new NoCondition();
    return found;
  };
}

/** A group as a rule has it; rules know groups of tests, but no groups of groups. */
function ruleOf(node: Group | RuleTest): Condition | undefined {
  if (!isGroup(node)) return node;
  const conditions = node.of.map((one) => {
    if (!isGroup(one)) return one;
    const tests = one.of.flatMap((test) => (isGroup(test) ? [] : [test]));
    return tests.length === one.of.length ? { match: one.match, tests } : undefined;
  });
  const known = conditions.flatMap((one) => one ?? []);
  return known.length === conditions.length ? { match: node.match, conditions: known } : undefined;
}

/** Reads what `writtenCondition` writes, `and` before `or`; undefined where a text is no condition. */
export function readCondition(text: string): Condition | undefined {
  const tokens = tokensOf(text);
  if (!tokens) return undefined;
  try {
    return ruleOf(parser(tokens)());
  } catch (error) {
    if (error instanceof NoCondition) return undefined;
    throw error;
  }
}
