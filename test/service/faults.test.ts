import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildFresh } from '../../scripts/build-fresh.ts';
import { KNOWN } from '../faults/known.ts';
import { faultLibrary, NoLibrary } from '../faults/library.ts';
import { type Points, pointName } from '../faults/points.ts';
import { discardPrepared } from '../faults/prepared.ts';
import { countPoints, runAt } from '../faults/run.ts';
import type { Scenario } from '../faults/scenario.ts';
import { scenarios } from '../faults/scenarios/index.ts';
import { isKnown, shortForm } from '../faults/short-form.ts';
import { SEED } from '../support/seed.ts';

/** Milliseconds: a scenario starts a host some ten times. */
const LONG = 600_000;

const library = await faultLibrary().catch((error: unknown) => {
  if (!(error instanceof NoLibrary) || process.env.CI === 'true') throw error;
  console.error(`\nNOT RUN: the host under faults. ${error.message}\n`);
  return undefined;
});

const counted = new Map<string, Promise<Points>>();

/** The points of a scenario, counted once. */
function pointsOf(scenario: Scenario): Promise<Points> {
  const points = counted.get(scenario.name) ?? countPoints(library ?? '', scenario);
  counted.set(scenario.name, points);
  return points;
}

describe.skipIf(library === undefined)('the host under faults', () => {
  beforeAll(() => buildFresh(), LONG);
  afterAll(discardPrepared);

  test.each(scenarios)('$name', { timeout: LONG }, async (scenario) => {
    const points = await pointsOf(scenario);
    const failed: string[] = [];
    for (const { mode, at } of shortForm(scenario.name, points, SEED.seed ?? 1)) {
      const run = { mode, at, count: points.count };
      const { breach } = await runAt(library ?? '', scenario, run);
      if (!breach || isKnown(scenario.name, breach.kind)) continue;
      failed.push(`${mode} at ${at} (${pointName(points, at)}): ${breach.message}`);
    }
    expect(failed).toEqual([]);
  });

  test.each(KNOWN)(
    'known still, else its entry goes: $reason',
    { timeout: LONG },
    async (known) => {
      const scenario = scenarios.find(({ name }) => name === known.scenarios[0]);
      if (!scenario) throw new Error(`There is no scenario ${known.scenarios[0]}`);
      const points = await pointsOf(scenario);
      const { mode, at } = known.shown;
      const run = { mode, at: at(points), count: points.count };
      const { breach } = await runAt(library ?? '', scenario, run);
      expect(breach?.kind).toBe(known.breach);
    },
  );
});
