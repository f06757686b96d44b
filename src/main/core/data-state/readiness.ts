import type { Fault } from '../../../shared/result/result.ts';
import type { DataGuard } from './data-guard.ts';

/** Why the host can't keep anything now; undefined where it can. */
export type Readiness = () => Promise<Fault | undefined>;

export interface ReadinessParts {
  readonly data: DataGuard;
  /** Writes to the drive as a change does, and changes nothing that anybody reads. */
  readonly probe: () => Promise<void>;
  /** Milliseconds that only grow, whatever becomes of the clock. */
  readonly elapsed: () => number;
  readonly onError: (error: unknown) => void;
  /** What is answered where the reason is unknown. */
  readonly unknown: Fault;
}

/** Milliseconds for which one finding serves all who ask. */
const KEPT_FOR = 1000;

/** Whether a change could be kept: tried out, at most once a second however many ask. */
export function readiness({ data, probe, elapsed, ...parts }: ReadinessParts): Readiness {
  let finding: Promise<Fault | undefined> | undefined;
  let until = 0;

  async function find(): Promise<Fault | undefined> {
    try {
      await probe();
      return undefined;
    } catch (error) {
      const fault = data.faultOf(error);
      if (!fault) parts.onError(error);
      return fault ?? parts.unknown;
    } finally {
      until = elapsed() + KEPT_FOR;
    }
  }

  return async () => {
    const refused = data.refusal('changes');
    if (refused) return refused;
    if (finding === undefined || elapsed() >= until) {
      until = Number.POSITIVE_INFINITY;
      finding = find();
    }
    return finding;
  };
}
