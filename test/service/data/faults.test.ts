/** @module-tag thorough */
import { basename } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildFresh } from '../../../scripts/build-fresh.ts';
import { faultLibrary, NoLibrary } from '../../faults/library.ts';
import { discardPrepared } from '../../faults/prepared.ts';
import { type Recording, record } from '../../faults/recording.ts';
import { failureList } from '../../faults/report.ts';
import { runMode } from '../../faults/run.ts';
import type { Scenario } from '../../faults/scenario.ts';
import { scenarios } from '../../faults/scenarios/index.ts';
import { shortForm } from '../../faults/short-form.ts';
import { SEED } from '../../support/seed.ts';

/** Milliseconds: a busy machine starts some hosts for each scenario. */
const LONG = 600_000;

const library = await faultLibrary().catch((error: unknown) => {
  if (!(error instanceof NoLibrary) || process.env.CI === 'true') throw error;
  console.error(`\nNOT RUN: the host under faults. ${error.message}\n`);
  return undefined;
});

const options = { seed: SEED.seed ?? 1, jobs: 1, spawned: 0 };
const recorded = new Map<string, Promise<Recording>>();

/** The recording of a scenario, made once. */
function recordingOf(scenario: Scenario): Promise<Recording> {
  const recording = recorded.get(scenario.name) ?? record(library ?? '', scenario);
  recorded.set(scenario.name, recording);
  return recording;
}

function scenarioNamed(wanted: string | undefined): Scenario {
  const scenario = scenarios.find(({ name }) => name === wanted);
  if (!scenario) throw new Error(`There is no scenario ${wanted}`);
  return scenario;
}

describe.skipIf(library === undefined)('the host under faults', () => {
  beforeAll(() => buildFresh(), LONG);
  afterAll(discardPrepared);

  /** Tries a scenario's short form. */
  const holds = async (scenario: Scenario) => {
    const recording = await recordingOf(scenario);
    const failed: string[] = [];
    for (const { mode, at } of shortForm(scenario.name, recording.points, options.seed)) {
      const row = await runMode(recording, mode, { ...options, at });
      const outcomes = row.outcomes.filter(({ breach }) => breach);
      if (outcomes.length > 0) failed.push(failureList([{ ...row, outcomes }]));
    }
    expect(failed).toEqual([]);
  };
  // Next to each other: most of the time a scenario waits for its host.
  test.concurrent.each(scenarios)('$name', { timeout: LONG }, holds);

  test.each(['encrypt', 'change key'])(
    '%s goes on where the drive fails right after the database has its new name',
    { timeout: LONG },
    async (name) => {
      const recording = await recordingOf(scenarioNamed(name));
      const renamed = [...recording.points.changes].filter(
        ([, { kind, to }]) => kind === 'rename' && basename(to) === 'quotedesk.db',
      );
      const at = renamed.map(([point]) => point + 1);
      const { outcomes } = await runMode(recording, 'failing call', { ...options, at });
      expect(outcomes.map(({ met }) => met)).toEqual([true, true]);
      expect(outcomes.flatMap(({ breach }) => breach ?? [])).toEqual([]);
    },
  );

  test('would find a host that does not wait for the drive', { timeout: LONG }, async () => {
    const recording = await recordingOf(scenarioNamed('settings'));
    const changes = recording.changes.map((change) =>
      change.kind === 'sync' ? { ...change, kind: 'changeMode' as const } : change,
    );
    const last = { ...options, at: [recording.points.count + 1] };
    const kinds = async (given: Recording) => {
      const { outcomes } = await runMode(given, 'power cut', last);
      return outcomes.map(({ acknowledged, breach }) => ({ acknowledged, breach: breach?.kind }));
    };
    expect(await kinds(recording)).toEqual([{ acknowledged: true, breach: undefined }]);
    expect(await kinds({ ...recording, changes })).toEqual([
      { acknowledged: true, breach: 'lost' },
    ]);
  });
});
