import { FaultError } from '../../../shared/contract/fault-error.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type { OnBytes } from '../../adapters/backup/archive.ts';
import type { TaskConditions } from '../../adapters/worker/task.ts';

/** Where each stage of a backup ends, in percent of the whole. */
const ENDS = { copied: 15, written: 35, examined: 100 } as const;
const BEGINS = { copied: 0, written: 15, examined: 35 } as const;

type Stage = keyof typeof ENDS;

/** How far a backup is, and whether it is to go on. */
export interface Stages {
  /** @throws {FaultError} */
  readonly mustGoOn: () => void;
  /** A stage is over. @throws {FaultError} */
  readonly done: (stage: Stage) => void;
  /** Takes the bytes of a stage. */
  readonly within: (stage: Stage) => OnBytes;
  /** The conditions of work that is a stage. */
  readonly conditions: (stage: Stage) => TaskConditions;
}

/** The stages of a backup, as one progress in percent. */
export function stagesOf({ onProgress, isCancelled }: TaskConditions): Stages {
  const mustGoOn = () => {
    if (isCancelled?.()) {
      throw new FaultError({ kind: 'conflict', message: message('cancelled') });
    }
  };
  const tell = (stage: Stage, share: number) => {
    const width = ENDS[stage] - BEGINS[stage];
    onProgress?.({ done: Math.floor(BEGINS[stage] + width * share), of: 100 });
  };
  return {
    mustGoOn,
    done: (stage) => {
      mustGoOn();
      tell(stage, 1);
    },
    within: (stage) => (done, of) => {
      mustGoOn();
      tell(stage, done / of);
    },
    conditions: (stage) => ({
      onProgress: ({ done, of }) => tell(stage, of === 0 ? 1 : done / of),
      ...(isCancelled ? { isCancelled } : {}),
    }),
  };
}
