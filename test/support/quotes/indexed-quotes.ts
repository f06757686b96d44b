import type { InputOf, OutputOf } from '../../../src/shared/contract/contract.ts';
import { COVERS } from '../../../src/shared/domain/quotes/cover.ts';
import type { QuoteLine } from '../../../src/shared/schemas/quotes/quote-list.ts';
import { ask } from '../host/ask.ts';
import { startHost, type TestClock, type TestHost } from '../host/host.ts';
import { accepted, submitted } from './quotes.ts';

const HOUR = 60 * 60 * 1000;

const PEOPLE = [
  ['Seán', "Ó'Briain", '1979-02-03'],
  ['Máire', 'Ní Bhriain', '1985-06-15'],
  ['Łukasz', 'Żółć', '1990-01-01'],
  ['Mary-Kate', 'Murphy', '1966-12-31'],
  ['Anna Maria', 'Groß', '1971-05-05'],
] as const;

/** How many quotes are indexed. */
export const COUNT = 60;

/** A host with some sixty quotes of five people in its index, some of them policies. */
export interface IndexedQuotes {
  readonly host: TestHost;
  readonly clock: TestClock;
  /** In the order in which they were made. */
  readonly ids: readonly string[];
  /** Every line as it is listed: the newest first. */
  readonly all: readonly QuoteLine[];
  readonly list: (query: InputOf<'listQuotes'>) => Promise<OutputOf<'listQuotes'>>;
  /** The ids that a search finds. */
  readonly found: (search: string) => Promise<Set<string>>;
  /** The ids of the lines of which something holds. */
  readonly where: (holds: (line: QuoteLine) => boolean) => Set<string>;
  readonly close: () => Promise<void>;
}

async function submitAll(host: TestHost, clock: TestClock): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < COUNT; i += 1) {
    const [first, surname, born] = PEOPLE[i % PEOPLE.length] ?? PEOPLE[0];
    const cover = COVERS[i % COVERS.length] ?? 'Comprehensive';
    const mark = `191-${['D', 'C', 'KE'][i % 3]}-${12345 + (i % 20) * 7}`;
    const place = {
      ...(i % 4 === 0 && { eircode: 'D02X285' }),
      ...(i % 6 === 0 && { phone: '+353 (0)87 123 4567', email: 'xavier@example.ie' }),
    };
    ids.push(await submitted(host, { first, surname, born, cover, mark, ...place }));
    // Some are made in the same moment: they keep the order in which they were made.
    if (i % 7 !== 0) clock.now += 20 * HOUR;
  }
  return ids;
}

/** Starts a host and fills its index. */
export async function startIndexed(): Promise<IndexedQuotes> {
  const clock: TestClock = { now: Date.parse('2026-09-01T09:00:00Z') };
  const host = await startHost({ clock });
  const ids = await submitAll(host, clock);
  for (const id of ids.slice(-20).filter((_, i) => i % 3 === 0)) await accepted(host, id);
  const list: IndexedQuotes['list'] = (query) => ask(host.app, 'listQuotes', query);
  const all = (await list({ limit: 1000 })).quotes;
  const idsOf = (lines: readonly QuoteLine[]) => new Set(lines.map(({ quoteId }) => quoteId));
  return {
    host,
    clock,
    ids,
    all,
    list,
    found: async (search) => idsOf((await list({ search, limit: 1000 })).quotes),
    where: (holds) => idsOf(all.filter(holds)),
    close: () => host.close(),
  };
}
