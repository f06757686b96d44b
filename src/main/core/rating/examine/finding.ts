import { english } from '../../../../shared/domain/messages/english.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import type {
  Factor,
  FactorOf,
  UnderwritingRule,
} from '../../../../shared/schemas/rate-books/rate-book.ts';
import { lineEnds } from '../numeric.ts';

/** Where in a rate book something stands. */
export interface Place {
  /** As JavaScript reaches it: `factors[2].rows[1]`. */
  readonly path: string;
  /** The factor, the rules or the examples, where it is in one of them. */
  readonly table?: { readonly id: string; readonly title: string };
  /** The name of a row of words, a rule or an example; the bound of a band or a point. */
  readonly row?: string;
}

/** What is wrong with a rate book, or unusual, in words for the person who owns it. */
export interface Finding extends Place {
  /** A fault keeps the book from becoming active; a warning never does. */
  readonly severity: 'fault' | 'warning';
  /** A sentence. Of a file that has not the shape of a rate book: what stands behind its path. */
  readonly message: Message;
}

export const fault = (place: Place, message: Message): Finding => ({
  severity: 'fault',
  ...place,
  message,
});

export const warning = (place: Place, message: Message): Finding => ({
  severity: 'warning',
  ...place,
  message,
});

/** Whether a finding keeps a rate book from becoming active. */
export const isFault = ({ severity }: Finding): boolean => severity === 'fault';

/** No one fixes more at once, and each may say what a large book has many of. */
const MOST_FINDINGS = 1000;

/** The first findings; of more than are worth telling, the last says how many there are, and whether one is a fault. */
export function firstOf<F extends Finding>(findings: readonly F[]): readonly (F | Finding)[] {
  if (findings.length <= MOST_FINDINGS) return findings;
  const rest = findings.slice(MOST_FINDINGS - 1);
  const severity = rest.some(isFault) ? 'fault' : 'warning';
  const more = message('moreFindings', { count: rest.length });
  return [...findings.slice(0, MOST_FINDINGS - 1), { severity, path: '', message: more }];
}

/** A finding in English, behind its path. */
export const findingText = ({ path, message }: Finding): string => `${path}: ${english(message)}`;

/** The place of something below another place. */
export function below({ path, ...named }: Place, rest: string): Place {
  return { path: `${path}${rest}`, ...named };
}

/** The place of a rule of underwriting. */
export function rulePlace({ id }: Pick<UnderwritingRule, 'id'>, index: number): Place {
  const table = { id: 'underwriting', title: 'Underwriting rules' };
  return { path: `underwriting[${index}]`, table, row: id };
}

/** The place of a worked example. */
export function examplePlace({ title }: { readonly title: string }, index: number): Place {
  const table = { id: 'examples', title: 'Worked examples' };
  return { path: `examples[${index}]`, table, row: title };
}

/** The place of a factor of a rate book. */
export function factorPlace({ id, title }: Pick<Factor, 'id' | 'title'>, index: number): Place {
  return { path: `factors[${index}]`, table: { id, title } };
}

/** A row of a factor, whatever its kind. */
export interface FactorRow {
  /** The name of a row of words; the bound of a band or a point. */
  readonly name: string;
  readonly relativity: number;
  readonly loadCents?: number;
  readonly place: Place;
  /** Whether it is no row, but the bound of a line that goes on beyond its points. */
  readonly isEnd?: true;
}

/** The bounds of a line that goes on beyond its points: `first` those below them. */
function endsOf(line: FactorOf<'line'>, at: Place): Record<'first' | 'last', FactorRow[]> {
  const { from, upTo } = lineEnds(line);
  const end = (side: 'from' | 'upTo', { at: bound, relativity }: NonNullable<typeof from>) => {
    const place = { ...below(at, `.extrapolate.${side}`), row: `${bound}` };
    return { name: `${bound}`, relativity, place, isEnd: true as const };
  };
  return { first: from ? [end('from', from)] : [], last: upTo ? [end('upTo', upTo)] : [] };
}

/** Whether a row of a factor adds a flat amount. */
export const hasLoad = (factor: Factor): boolean =>
  rowsOf(factor, { path: '' }).some(({ loadCents = 0 }) => loadCents > 0);

function stepsOf(factor: Factor) {
  if (factor.kind === 'bands') {
    const steps = factor.bands.map(({ from, ...effect }) => ({ name: `${from}`, ...effect }));
    return { list: 'bands', steps };
  }
  if (factor.kind === 'line') {
    const steps = factor.points.map(({ at, relativity }) => ({ name: `${at}`, relativity }));
    return { list: 'points', steps };
  }
  const steps = factor.rows.map(({ row, relativity, loadCents = 0 }) => ({
    name: row,
    relativity,
    loadCents,
  }));
  return { list: 'rows', steps };
}

/** The rows of a factor in their order, each with its place; of a line, with its bounds beyond them. */
export function rowsOf(factor: Factor, at: Place): FactorRow[] {
  const { list, steps } = stepsOf(factor);
  const rows = steps.map((step, i) => ({
    ...step,
    place: { ...below(at, `.${list}[${i}]`), row: step.name },
  }));
  if (factor.kind !== 'line') return rows;
  const { first, last } = endsOf(factor, at);
  return [...first, ...rows, ...last];
}
