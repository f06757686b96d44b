import { faultLibrary, NoLibrary } from '../test/faults/library.ts';
import { discardPrepared } from '../test/faults/prepared.ts';
import { record } from '../test/faults/recording.ts';
import { failureList, failures, table } from '../test/faults/report.ts';
import { type Row, runMode } from '../test/faults/run.ts';
import { HELP, type Options, readOptions, Usage } from './faults/options.ts';
import { progressOf, stopwatch } from './faults/progress.ts';
import { built } from './run-here.ts';

async function runAll({ chosen, chosenModes, pointsOf, seed, jobs }: Options): Promise<Row[]> {
  const library = await faultLibrary();
  const rows: Row[] = [];
  for (const scenario of chosen) {
    const recording = await record(library, scenario);
    for (const mode of chosenModes) {
      const time = stopwatch();
      const name = `${scenario.name}, ${mode}`;
      const at = pointsOf(mode, recording.points);
      const onProgress = progressOf(name);
      const row = await runMode(recording, mode, { at, seed, jobs, onProgress });
      rows.push(row);
      console.error(`${name}: ${row.outcomes.length} tried, ${failures([row])} failed, ${time()}`);
    }
  }
  return rows;
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options) {
    await built();
    const time = stopwatch();
    const rows = await runAll(options);
    console.log(`\n${table(rows)}\n\n${failureList(rows)}`);
    console.log(`seed ${options.seed}, ${time()} with ${options.jobs} at a time`);
    if (failures(rows) > 0) process.exitCode = 1;
  } else console.log(HELP);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof Usage || error instanceof NoLibrary ? 2 : 1;
} finally {
  await discardPrepared();
}
