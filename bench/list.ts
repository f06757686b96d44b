import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App } from '../src/main/app/app.ts';
import { BROKER } from '../src/main/core/dispatcher.ts';
import type { InputOf, OperationName, OutputOf } from '../src/shared/contract/contract.ts';
import { faultSentence } from '../src/shared/result/sentences.ts';
import { fill, LIST_SIZES, open } from './list/fill.ts';
import type { BenchResult } from './result.ts';
import { medians } from './rounds.ts';

const ROUNDS = 9;
const TIMES = 5;
const [SMALL] = LIST_SIZES;
const NOW = Date.parse('2026-11-20T12:00:00Z');

async function ask<N extends OperationName>(
  app: App,
  name: N,
  input: InputOf<N>,
): Promise<OutputOf<N>> {
  const answer = await app.dispatch(BROKER, name, input);
  if (!answer.ok) throw new Error(faultSentence(answer.fault));
  return answer.value as OutputOf<N>;
}

type Work = (app: App) => Promise<unknown>;

/**
 * The frequent calls of the screens, the same at every size. Each search finds more than it shows, so
 * that a longer result is not mistaken for a slower search.
 */
const works = (deep: string): Readonly<Record<string, Work>> => {
  const typed = (text: string): Work[] =>
    [...text].map(
      (_, i) => (app) => ask(app, 'listQuotes', { search: text.slice(0, i + 1), limit: 50 }),
    );
  const each =
    (parts: readonly Work[]): Work =>
    async (app) => {
      for (const work of parts) await work(app);
    };
  return {
    'first page': (app) => ask(app, 'listQuotes', {}),
    'deep page': (app) => ask(app, 'listQuotes', { sort: 'customer', after: deep }),
    'open quotes by premium': (app) =>
      ask(app, 'listQuotes', { status: 'quoted', sort: 'premium', descending: true }),
    'a name as it is typed': each(typed('sean nowak')),
    'a mark as it is typed': each(typed('191d121')),
    customers: (app) => ask(app, 'findCustomers', { search: 'nowak' }),
    dashboard: (app) => ask(app, 'dashboard', { from: '2025-11-21', to: '2026-11-20' }),
  };
};

/** A position half-way through the order by customers. */
async function middle(app: App, count: number): Promise<string> {
  let after: string | undefined;
  for (let left = Math.floor(count / 2000); left >= 0; left -= 1) {
    const given = after === undefined ? {} : { after };
    after = (await ask(app, 'listQuotes', { sort: 'customer', limit: 500, ...given })).next;
  }
  if (after === undefined) throw new Error('there is no second page');
  return after;
}

/** Milliseconds of one run of the work. */
async function timed(app: App, work: Work): Promise<number> {
  const begin = process.hrtime.bigint();
  for (let i = 0; i < TIMES; i += 1) await work(app);
  return Number(process.hrtime.bigint() - begin) / 1e6 / TIMES;
}

/** The lists of a data folder with many quotes, compared with those of one with a thousand. */
export async function run(): Promise<BenchResult[]> {
  const folders = LIST_SIZES.map(() => mkdtempSync(join(tmpdir(), 'quotedesk-bench-')));
  const apps: App[] = [];
  try {
    const contestants: Record<string, () => Promise<number>> = {};
    const names: string[] = [];
    for (const [i, size] of LIST_SIZES.entries()) {
      const folder = folders[i] ?? '';
      await fill(folder, size, NOW);
      const app = await open(folder, NOW);
      apps.push(app);
      const all = Object.entries(works(await middle(app, size)));
      names.splice(0, names.length, ...all.map(([name]) => name));
      for (const [name, work] of all) {
        await work(app);
        contestants[`${name}, ${size}`] = () => timed(app, work);
      }
    }
    const found = await medians(contestants, ROUNDS);
    const time = (name: string, size: number) => found[`${name}, ${size}`] ?? Number.NaN;
    return LIST_SIZES.slice(1).flatMap((size) =>
      names.map((name) => ({
        name: `list: ${name} of ${size.toLocaleString('en-IE')} / of 1,000 quotes`,
        ours: time(name, size),
        peer: time(name, SMALL),
        ratio: time(name, size) / time(name, SMALL),
        goal: 'ratio <= 1.5',
        unit: 'ms',
      })),
    );
  } finally {
    await Promise.all(apps.map((app) => app.close()));
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
}
