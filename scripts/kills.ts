import { parseArgs } from 'node:util';
import { BREACHES, Breach } from '../test/faults/breach.ts';
import { killUnderLoad } from '../test/faults/kills/run.ts';
import { discardPrepared } from '../test/faults/prepared.ts';
import { progressOf, stopwatch } from './faults/progress.ts';
import { built } from './run-here.ts';

const HELP = `The headless host is killed while several clients submit, again and again at random moments on one data
folder that grows; the next one must start, and have all that was acknowledged, once.

  npm run kills                    100 kills
  npm run kills -- --count 20      so many
  npm run kills -- --seed 7        at other moments
`;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) console.log(HELP);
else {
  await built();
  const time = stopwatch();
  const options = { count: Number(values.count), seed: Number(values.seed) };
  try {
    const done = await killUnderLoad({ ...options, afterKill: progressOf('kills') });
    console.log(`${done.kills} kills, ${done.inStarts} of them during a start, ${time()}`);
    console.log(`${done.acknowledged} quotes acknowledged, each there once; the history is whole`);
    console.log(
      `Without an answer at a kill: ${done.kept} kept, ${done.repeated} made by the retry`,
    );
  } catch (error) {
    if (!(error instanceof Breach)) throw error;
    console.error(`${BREACHES[error.kind]}: ${error.message}`);
    process.exitCode = 1;
  } finally {
    await discardPrepared();
  }
}
