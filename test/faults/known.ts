import type { BreachKind } from './breach.ts';
import type { Mode } from './fault.ts';
import { type Points, pointName } from './points.ts';

/** A fault of the host that is known and not fixed yet. */
export interface Known {
  readonly scenarios: readonly string[];
  readonly breach: BreachKind;
  readonly reason: string;
  /** Where it shows for certain: in a mode of the first scenario, at a point. */
  readonly shown: { readonly mode: Mode; readonly at: (points: Points) => number };
}

/** The point behind a share of all. */
const share =
  (part: number) =>
  ({ count }: Points): number =>
    Math.ceil(count * part);

/** The first point with a name. */
const named =
  (name: RegExp) =>
  (points: Points): number => {
    const all = [...points.changes.keys()];
    const at = all.find((point) => name.test(pointName(points, point)));
    if (at === undefined) throw new Error(`There is no point ${name}`);
    return at;
  };

/** What the short form lets pass. Whoever fixes one removes it: the test fails until then. */
export const KNOWN: readonly Known[] = [
  {
    scenarios: ['first start'],
    breach: 'noStart',
    reason: 'the database has its name before it has its mark: without one it is taken for foreign',
    shown: { mode: 'kill', at: named(/^create quotedesk\.db-journal/) },
  },
  {
    scenarios: ['first start', 'upgrade', 'upgrade of the oldest'],
    breach: 'noStart',
    reason: 'migrations run outside of a transaction: a half-done one fails at the next start',
    shown: { mode: 'kill', at: share(0.3) },
  },
  {
    scenarios: ['first start', 'upgrade', 'upgrade of the oldest'],
    breach: 'hangs',
    reason:
      'where its launch link cannot be kept, the host says so, and then neither has one nor ends',
    shown: { mode: 'disk full once', at: named(/^create launch-token/) },
  },
  {
    scenarios: ['driver number', 'submit', 'override', 'add-on', 'accept', 'documents'],
    breach: 'stuck',
    reason:
      'claim, change and kept answer are three transactions: a cut-off request gets 409 again',
    shown: { mode: 'kill', at: share(0.3) },
  },
];
