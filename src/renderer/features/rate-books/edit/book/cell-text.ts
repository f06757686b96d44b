import { readDay } from '../../../../../shared/domain/date.ts';
import { typedDays } from '../../../../../shared/domain/typed-date.ts';
import type {
  CombinedRule,
  Match,
  NumberTest,
  RuleTest,
  UnderwritingRule,
} from '../../../../../shared/schemas/rate-books/rate-book.ts';
import type { CellForm, CellKind } from './table.ts';

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
function conditionOf(rule: UnderwritingRule): Condition {
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

/** Decimal places that each kind of number may have. */
const PLACES = { relativity: 4, share: 4, number: 6, whole: 0, money: 2 } as const;
type NumberKind = keyof typeof PLACES;

/** The greatest number of the kinds that have one. */
const MOST: { readonly [K in CellKind]?: number } = { relativity: 100, share: 1 };

/** What counts as a yes or a no, as people and spreadsheets write it. */
const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['true', true],
  ['no', false],
  ['false', false],
]);

const CHOSEN: readonly CellKind[] = ['choice', 'named', 'group', 'flag'];
/** Whether a cell of this kind is chosen, and not typed. */
export const isChoice = ({ kind }: CellForm) => CHOSEN.includes(kind);

const isNumber = (kind: CellKind): kind is NumberKind => Object.hasOwn(PLACES, kind);

/** A word with a semicolon, space at an end or a quote at its start stands in quotes, as in CSV. */
const writtenWord = (word: string) =>
  /;|^"|^\s|\s$|^$/.test(word) ? `"${word.replaceAll('"', '""')}"` : word;
const WORD = /\s*(?:"((?:[^"]|"")*)"|([^;]*?))\s*(?:;|$)/y;

function readWords(text: string): string[] {
  const words: string[] = [];
  WORD.lastIndex = 0;
  while (WORD.lastIndex < text.length) {
    const [, quoted, plain = ''] = WORD.exec(text) ?? ['', undefined, ''];
    if (WORD.lastIndex === 0) return [text];
    words.push(quoted?.replaceAll('""', '"') ?? plain);
  }
  return words;
}

/** The plain decimal of a number as people and spreadsheets write it; undefined where it is unclear. */
function plainDecimal(text: string, kind: NumberKind): string | undefined {
  const bare = text.replaceAll(/[\s€\u00a0']|%$/g, '').replace('−', '-');
  const comma = bare.lastIndexOf(',');
  const point = bare.lastIndexOf('.');
  const groups = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;
  const continental = /^-?\d{1,3}(\.\d{3})+,\d+$/;
  if (comma >= 0 && point >= 0) {
    if (groups.test(bare)) return bare.replaceAll(',', '');
    return continental.test(bare) ? bare.replaceAll('.', '').replace(',', '.') : undefined;
  }
  // `1,250` is a thousand euro, but a relativity with a decimal comma.
  if (MOST[kind] === undefined && groups.test(bare)) return bare.replaceAll(',', '');
  return bare.replace(',', '.');
}

function readNumber(text: string, kind: NumberKind): number | undefined {
  const plain = plainDecimal(text, kind);
  if (plain === undefined || !/^-?\d*\.?\d+$/.test(plain)) return undefined;
  const scale = 10 ** PLACES[kind];
  const parts = Number(plain) * (text.trim().endsWith('%') && MOST[kind] !== undefined ? 0.01 : 1);
  const scaled = Math.round(parts * scale);
  if (!Number.isSafeInteger(scaled) || Math.abs(scaled / scale - parts) > 1e-9) return undefined;
  return kind === 'money' ? scaled : scaled / scale;
}

/**
 * What a typed text means in a cell: a number, in cents where it is money; words; a day; a condition; or a
 * text. What the cell can not hold stays as it was typed. An optional cell without a text is undefined.
 */
export function readCell(text: string, { kind, isOptional = false }: CellForm): unknown {
  const bare = text.trim();
  if (isOptional && bare === '') return undefined;
  if (kind === 'words') return readWords(bare);
  if (kind === 'day') return typedDays(bare).at(-1) ?? bare;
  if (kind === 'flag') return FLAGS.get(bare.toLowerCase()) ?? bare;
  if (kind === 'condition') return readCondition(bare) ?? { conditions: bare };
  return isNumber(kind) ? (readNumber(text, kind) ?? text) : bare;
}

/** Whether what stands for the condition of a rule is what was typed. */
const hasOnlyText = (value: unknown): value is { readonly conditions: string } =>
  typeof value === 'object' &&
  value !== null &&
  'conditions' in value &&
  typeof value.conditions === 'string';

/** Whether a value is none that its cell may hold. */
export function isInvalid(value: unknown, { kind, choices, isOptional }: CellForm): boolean {
  if (value === undefined && isOptional) return false;
  const isOne = (word: unknown) => choices === undefined || choices.some((one) => one === word);
  if (kind === 'flag') return typeof value !== 'boolean';
  if (kind === 'words') return !(Array.isArray(value) && value.every(isOne));
  if (isChoice({ kind })) return !choices || !isOne(value);
  if (kind === 'day') return readDay(String(value)) === undefined;
  if (kind === 'condition') return hasOnlyText(value);
  if (!isNumber(kind)) return (kind === 'text' || kind === 'key') && value === '';
  return typeof value !== 'number' || value < 0 || value > (MOST[kind] ?? Infinity);
}

/** A value as its cell shows it: {@link readCell} reads it back. */
export function cellText(value: unknown, kind: CellKind): string {
  if (Array.isArray(value)) return value.map((word) => writtenWord(String(word))).join('; ');
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (hasOnlyText(value)) return value.conditions;
  if (kind === 'condition') return writtenCondition(conditionOf(value as UnderwritingRule));
  if (typeof value === 'number' && kind === 'money') return (value / 100).toFixed(2);
  return String(value);
}
