import { join } from 'node:path';
import { readFonts } from '../src/main/adapters/node/resources.ts';
import { printer } from '../src/main/adapters/pdf/print.ts';
import type { DocumentLayout } from '../src/main/core/documents/layout/layout.ts';
import { byPdfmake } from './documents/by-pdfmake.ts';
import { sampleSchedules } from './documents/sample-schedules.ts';
import type { BenchResult } from './result.ts';
import { medians } from './rounds.ts';

const ROUNDS = 9;
const TIMES = 20;
const RESOURCES = join(import.meta.dirname, '../resources');

type Print = (layout: DocumentLayout) => Promise<Uint8Array>;

/** Documents per second, printed one after the other. No layout is printed twice. */
function printed(print: Print, layouts: readonly DocumentLayout[]) {
  let next = 0;
  return async () => {
    const batch = layouts.slice(next, next + TIMES);
    next += TIMES;
    const begin = process.hrtime.bigint();
    for (const layout of batch) await print(layout);
    return (batch.length * 1e9) / Number(process.hrtime.bigint() - begin);
  };
}

/** The pages of a finished file: its uncompressed parts name each page. */
function pagesOf(bytes: Uint8Array): number {
  return (
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Type \/Page\b/g)?.length ?? 0
  );
}

/** Our policy schedule, tagged for screen readers, compared with the same pages by pdfmake, untagged. */
export async function run(): Promise<BenchResult[]> {
  // One round warms up.
  const layouts = sampleSchedules(RESOURCES, (ROUNDS + 1) * TIMES);
  const [layout] = layouts;
  if (!layout) throw new Error('there is nothing to print');
  const ours = printer(readFonts(RESOURCES));
  const peer = byPdfmake(join(RESOURCES, 'fonts'));
  const pages = [pagesOf(await ours(layout)), pagesOf(await peer(layout))];
  if (!pages[0] || pages[0] !== pages[1]) {
    throw new Error(`not the same pages: ours ${pages[0]}, pdfmake ${pages[1]}`);
  }
  const contestants = {
    'our printer': printed(ours, layouts),
    pdfmake: printed(peer, layouts),
  };
  for (const warmUp of Object.values(contestants)) await warmUp();
  const found = await medians(contestants, ROUNDS);
  return [
    {
      name: `documents: schedules of ${pages[0]} pages / pdfmake`,
      ours: found['our printer'],
      peer: found.pdfmake,
      ratio: found['our printer'] / found.pdfmake,
      goal: 'ratio >= 2',
      unit: 'per s',
    },
  ];
}
