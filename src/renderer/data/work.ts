import { create } from 'zustand';
import type { Job, LongOperation } from '../../shared/schemas/desk/job.ts';

/** What this page can work on for long: operations of the host, and what it does by itself. */
export type WorkKind =
  | LongOperation
  | 'assignQuotes'
  | 'exportQuotes'
  | 'makeDocuments'
  | 'markLost'
  | 'offerRenewals';

/** Long work of this page, with any screen shown. */
export interface Work {
  readonly kind: WorkKind;
  /** Where it was begun: the hash of the screen that says what became of it. */
  readonly place: string;
  readonly progress: Job['progress'];
}

/** Work that is over; what was cancelled is no news. */
export interface EndedWork extends Work {
  readonly outcome: 'done' | 'failed' | 'cancelled';
}

interface WorkState {
  readonly running: readonly Work[];
  /** What ended last. */
  readonly ended: EndedWork | undefined;
}

export const useWork = create<WorkState>()(() => ({ running: [], ended: undefined }));

/** Says from here on that this page works on something, which the screen shown now began. */
export function beginWork(kind: WorkKind) {
  const place = globalThis.location?.hash ?? '';
  let work: Work = { kind, place, progress: undefined };
  const others = () => useWork.getState().running.filter((each) => each !== work);
  useWork.setState({ running: [...others(), work] });
  return {
    onProgress: (progress: Job['progress']) => {
      const next = { ...work, progress };
      useWork.setState({ running: [...others(), next] });
      work = next;
    },
    end: (outcome: EndedWork['outcome']) => {
      useWork.setState({ running: others(), ended: { ...work, outcome } });
    },
  };
}
