import { Breach, type BreachKind } from './breach.ts';
import { COUNT, type Fault, MODES, type Mode } from './fault.ts';
import { type HostUnderFaults, hostUnderFaults } from './host.ts';
import { expectInvariants } from './invariants.ts';
import type { Points } from './points.ts';
import type { Done, Scenario } from './scenario.ts';

/** What became of one fault. */
export interface Outcome {
  /** The point; the first is 1. */
  readonly at: number;
  /** Whether the caller saw an answer that says that it was done. */
  readonly acknowledged: boolean;
  /** What does not hold after it; absent where all does. */
  readonly breach?: { readonly kind: BreachKind; readonly message: string };
}

/** A fault at a point, and whether to wait for it after the answer. */
interface Plan {
  readonly fault: Fault;
  readonly at: number;
  readonly wait: boolean;
}

/** Carries a scenario out up to the end of its host, and asks what is left for the invariants. */
async function carryOut<T>(
  library: string,
  { act }: Scenario,
  { fault, at, wait }: Plan,
  look: (host: HostUnderFaults, done: Done) => T,
): Promise<T> {
  const host = hostUnderFaults(library, fault, at);
  try {
    const done = await act(host);
    if (wait) await host.settle();
    const seen = look(host, done);
    await host.kill();
    await expectInvariants(host.remains(), done.check);
    return seen;
  } finally {
    await host.close();
  }
}

/**
 * Counts the points of a scenario in a run without a fault.
 * @throws where it is not acknowledged, or an invariant does not hold
 */
export function countPoints(library: string, scenario: Scenario): Promise<Points> {
  return carryOut(library, scenario, { fault: COUNT, at: 0, wait: true }, (host, done) => {
    if (!done.acknowledged) throw new Error(`${scenario.name} fails without a fault`);
    const changes = host.journal().filter(({ point }) => point > 0);
    return { count: host.points(), changes: new Map(changes.map((one) => [one.point, one])) };
  });
}

/**
 * Carries a scenario out with a fault at a point; past the last point, the host ends right after
 * its answer.
 */
export async function runAt(
  library: string,
  scenario: Scenario,
  { mode, at, count }: { readonly mode: Mode; readonly at: number; readonly count: number },
): Promise<Outcome> {
  let acknowledged = false;
  const plan = { fault: MODES[mode], at, wait: at <= count };
  try {
    await carryOut(library, scenario, plan, (_host, done) => {
      acknowledged = done.acknowledged;
    });
    return { at, acknowledged };
  } catch (error) {
    if (!(error instanceof Breach)) throw error;
    return { at, acknowledged, breach: { kind: error.kind, message: error.message } };
  }
}
