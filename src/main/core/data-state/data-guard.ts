import type { DataUse } from '../../../shared/contract/operations/operation.ts';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import type { Fault } from '../../../shared/result/result.ts';
import { DamagedData } from './damaged-data.ts';
import type { DataProblem, DataState } from './data-state.ts';
import { type StorageFailureOf, storageFault } from './storage-failure.ts';

/** Stands between anyone who asks and the data, and says why it may not be used. */
export interface DataGuard {
  /** Why the data may not be used in this way now; undefined where it may. */
  readonly refusal: (use: DataUse) => Fault | undefined;
  /** Why a change that was just made is lost: the file that took it is gone. */
  readonly lost: () => Fault | undefined;
  /** The fault behind an error of the storage, which reports damage; undefined for any other error. */
  readonly faultOf: (error: unknown) => Fault | undefined;
}

export interface DataGuardParts {
  readonly state: DataState;
  /** Whether there is anything to read: where there is not, nothing may look like empty data. */
  readonly isReadable: boolean;
  /** Takes what was found damaged, for the state and the log. */
  readonly onDamage: (what: Message) => void;
  /** Looks at the files, and reports what it finds to the state. */
  readonly lookAtFiles: () => void;
  /** Looks at the clock and the newest event, and reports what it finds to the state. */
  readonly lookAtClock: () => void;
  readonly failureOf: StorageFailureOf;
}

/** Seconds: a problem of the data as a whole waits for a person. */
const RETRY_AFTER = 60;

function problemFault({ kind, message: said }: DataProblem): Fault {
  return { kind: 'unavailable', message: said, problem: kind, retryAfter: RETRY_AFTER };
}

const LOST = new Set<DataProblem['kind']>(['deleted', 'replaced']);

/** Guards the data of an application by its state. */
export function createDataGuard(parts: DataGuardParts): DataGuard {
  const { state, isReadable, onDamage, lookAtFiles, lookAtClock, failureOf } = parts;
  const present = (): Fault | undefined => {
    const problem = state.problem();
    return problem && problemFault(problem);
  };
  /** What was found damaged is the reason, whatever else is wrong. */
  const damageFault = (what: Message): Fault => {
    onDamage(what);
    return problemFault({ kind: 'damaged', message: what });
  };
  const faultOf: DataGuard['faultOf'] = (error) => {
    if (error instanceof DamagedData) return damageFault(error.what);
    const failure = failureOf(error);
    if (failure === undefined) return undefined;
    if (failure === 'damaged') return damageFault(message('dataDamaged'));
    // While the data is only read, the database refuses every write itself: the state is the reason.
    // Where the folder was not written from the start, nothing else can open the database, either.
    const isKnown = failure === 'readOnly' || state.problem()?.kind === 'unwritable';
    return (isKnown ? present() : undefined) ?? storageFault(failure);
  };
  const attempt = (look: () => void) => {
    try {
      look();
    } catch (error) {
      // Damage is reported here; any other failure is met by whatever comes next.
      faultOf(error);
    }
  };
  const refusals: Record<DataUse, () => Fault | undefined> = {
    none: () => undefined,
    reads: () => (isReadable ? undefined : present()),
    changes: () => {
      attempt(lookAtFiles);
      attempt(lookAtClock);
      return present();
    },
  };
  return {
    refusal: (use) => refusals[use](),
    lost: () => {
      attempt(lookAtFiles);
      const problem = state.problem();
      return problem && LOST.has(problem.kind) ? problemFault(problem) : undefined;
    },
    faultOf,
  };
}
