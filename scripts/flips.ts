import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { table, tryFlips } from '../test/faults/flips/run.ts';
import { ROOT } from './build-fresh.ts';
import { endOnRequest } from './faults/end-on-request.ts';
import { built } from './run-here.ts';

const HELP = `Random single bits of a data folder are flipped, each in a copy: the next start, use, the check of the
whole data or a replay notices it, or it changed nothing that anybody reads.

  npm run flips                    1,000 of them
  npm run flips -- --count 60      fewer
  npm run flips -- --seed 7        others
  npm run flips -- --encrypted     in data that are encrypted: their sealed keys, too

Ctrl+C ends it with the table of what is done.
`;

/** From source, a thread takes a second to start. */
const WORKER_PROGRAM = join(ROOT, 'out/main/worker.js');

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    encrypted: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) console.log(HELP);
else {
  await built();
  process.env.TEST_WORKER_PROGRAM = WORKER_PROGRAM;
  const begin = Date.now();
  const { count, seed, encrypted: isEncrypted } = values;
  const given = { count: Number(count), seed: Number(seed), isEncrypted };
  const options = { ...given, signal: endOnRequest() };
  const { whole, tried } = await tryFlips(options, ({ region, flip, outcome }, i) => {
    if ((i + 1) % 50 === 0) console.error(`${i + 1} tried`);
    if (outcome.noticedBy !== 'nothing') return;
    console.error(`${region}, ${JSON.stringify(flip)}: ${outcome.said}`);
  });
  console.log(`\n${table(tried)}\n`);
  const each = (Date.now() - begin) / tried.length;
  console.log(`Without a flip: ${whole.map(({ noticedBy }) => noticedBy).join(', ')}`);
  console.log(`${each.toFixed(0)} ms each`);
  const isSafe = tried.every(({ outcome }) => outcome.noticedBy !== 'nothing');
  if (!isSafe || whole.some(({ noticedBy }) => noticedBy !== 'unread')) process.exitCode = 1;
}
