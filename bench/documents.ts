import { join } from 'node:path';
import { readFonts } from '../src/main/adapters/node/resources.ts';
import { printer } from '../src/main/adapters/pdf/print.ts';
import type { DocumentLayout } from '../src/main/core/documents/layout.ts';
import { byPdfmake } from './documents/by-pdfmake.ts';
import { sampleSchedules } from './documents/sample-paper.ts';
import type { BenchResult } from './result.ts';
import { medians } from './rounds.ts';

const ROUNDS = 9;
const TIMES = 20;
const RESOURCES = join(import.meta.dirname, '../resources');

type Print = (layout: DocumentLayout) => Promise<Uint8Array>;

/** Documents a second, printed one after the other. No paper is printed twice. */
function printed(print: Print, templates: readonly DocumentLayout[]) {
  let next = 0;
  return async () => {
    const some = templates.slice(next, next + TIMES);
    next += TIMES;
    const begin = process.hrtime.bigint();
    for (const layout of some) await print(layout);
    return (some.length * 1e9) / Number(process.hrtime.bigint() - begin);
  };
}

/** Pages of a finished file: what is not compressed in it names each of them. */
function pagesOf(bytes: Uint8Array): number {
  return (
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Type \/Page\b/g)?.length ?? 0
  );
}

/** The policy schedule, tagged for screen readers, against the same pages by pdfmake, untagged. */
export async function run(): Promise<BenchResult[]> {
  // One round warms up.
  const templates = sampleSchedules(RESOURCES, (ROUNDS + 1) * TIMES);
  const [layout] = templates;
  if (!layout) throw new Error('there is nothing to print');
  const ours = printer(readFonts(RESOURCES));
  const peer = byPdfmake(join(RESOURCES, 'fonts'));
  const pages = [pagesOf(await ours(layout)), pagesOf(await peer(layout))];
  if (!pages[0] || pages[0] !== pages[1]) {
    throw new Error(`not the same pages: ours ${pages[0]}, pdfmake ${pages[1]}`);
  }
  const contestants = {
    'our printer': printed(ours, templates),
    pdfmake: printed(peer, templates),
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
