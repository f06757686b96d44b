import { keptOutcomes } from '../test/faults/kept-outcomes.ts';
import { faultLibrary, NoLibrary } from '../test/faults/library.ts';
import { discardPrepared } from '../test/faults/prepared.ts';
import { record } from '../test/faults/recording.ts';
import { failureList, failures, table } from '../test/faults/report.ts';
import { type Row, runMode } from '../test/faults/run.ts';
import { buildHash } from './faults/build-hash.ts';
import { endOnRequest } from './faults/end-on-request.ts';
import { HELP, type Options, readOptions, Usage } from './faults/options.ts';
import { progressOf, stopwatch } from './faults/progress.ts';
import { built } from './run-here.ts';

async function runAll(options: Options, signal: AbortSignal): Promise<Row[]> {
  const { chosen, chosenModes, pointsOf, seed, jobs, keep: file } = options;
  const library = await faultLibrary();
  const build = buildHash();
  const rows: Row[] = [];
  for (const scenario of chosen) {
    if (signal.aborted) break;
    const recording = await record(library, scenario);
    for (const mode of chosenModes) {
      if (signal.aborted) break;
      const time = stopwatch();
      const name = `${scenario.name}, ${mode}`;
      const at = pointsOf(mode, recording.points);
      const tried = { mode, seed, build };
      const kept = file === undefined ? undefined : keptOutcomes(file, recording, tried);
      const onProgress = progressOf(name);
      const row = await runMode(recording, mode, {
        at,
        seed,
        jobs,
        signal,
        known: kept?.known ?? [],
        onOutcome: (outcome, count) => {
          kept?.keep(outcome);
          onProgress(count);
        },
      });
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
    const rows = await runAll(options, endOnRequest());
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
