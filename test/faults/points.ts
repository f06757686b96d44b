import { basename } from 'node:path';
import { random } from '../main/adapters/xml/mutate.ts';
import type { Change } from './journal.ts';
import { ends, type Mode } from './mode.ts';

/** The points of a scenario, as a run without a fault met them. */
export interface Points {
  readonly count: number;
  /** The change at each point, from 1; a call that changed nothing has none. */
  readonly changes: ReadonlyMap<number, Change>;
}

/** Says what happens at a point, for people. */
export function pointName({ count, changes }: Points, at: number): string {
  if (at > count) return 'after the answer';
  const change = changes.get(at);
  if (!change) return 'a call without effect';
  return `${change.kind} ${basename(change.to || change.path)}`;
}

/** Every point of a mode: a host may also be killed past the last one, right after its answer. */
export function everyPoint(mode: Mode, { count }: Points): number[] {
  const last = ends(mode) ? count + 1 : count;
  return Array.from({ length: last }, (_, index) => index + 1);
}

/**
 * The same without most of a run of writes to one file that no other call interrupts: its first,
 * its middle and its last stand for it, because nothing was promised in between.
 */
export function edges(mode: Mode, points: Points): number[] {
  const inodeAt = (at: number) => {
    const change = points.changes.get(at);
    return change?.kind === 'write' ? change.inode : undefined;
  };
  const chosen: number[] = [];
  let run: number[] = [];
  const close = () => {
    chosen.push(...new Set([run[0], run[run.length >> 1], run.at(-1)].flatMap((at) => at ?? [])));
    run = [];
  };
  for (const at of everyPoint(mode, points)) {
    const before = run.at(-1);
    const same = before !== undefined && inodeAt(before) !== undefined;
    if (!same || inodeAt(before) !== inodeAt(at)) close();
    run.push(at);
  }
  close();
  return chosen;
}

/** So many of the points, spread over all of them, at places that depend on the seed. */
export function spread(points: readonly number[], most: number, seed: number): number[] {
  if (points.length <= most) return [...points];
  const below = random(seed);
  return Array.from({ length: most }, (_, part) => {
    const [from, to] = [part, part + 1].map((n) => Math.floor((n * points.length) / most));
    return points[(from ?? 0) + below((to ?? 0) - (from ?? 0))] ?? 1;
  });
}
