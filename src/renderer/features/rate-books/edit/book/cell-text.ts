import { readDay } from '../../../../../shared/domain/date.ts';
import { typedDays } from '../../../../../shared/domain/typed-date.ts';
import type { UnderwritingRule } from '../../../../../shared/schemas/rate-books/rate-book.ts';
import { conditionOf, readCondition, writtenCondition } from './condition.ts';
import type { CellForm, CellKind } from './table.ts';

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
