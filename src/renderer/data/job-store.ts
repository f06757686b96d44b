import { create } from 'zustand';
import type { InputOf, OutputOf } from '../../shared/contract/contract.ts';
import type { Result } from '../../shared/contract/result.ts';
import type { Job, LongOperation } from '../../shared/schemas/desk/job.ts';
import { runJob } from './job.ts';

/** Long work of one operation, as its screen shows it. */
export interface JobState<N extends LongOperation> {
  /** What the work or its answer is about; undefined before the first start. */
  readonly input: InputOf<N> | undefined;
  readonly isWorking: boolean;
  /** How far it is, where that is known. */
  readonly progress: Job['progress'];
  /** What became of it; undefined while it works. */
  readonly answer: Result<OutputOf<N>> | undefined;
  readonly start: (input: InputOf<N>) => Promise<void>;
  readonly cancel: () => void;
}

/** Long work that a screen starts and that goes on while another screen is shown. One at a time. */
export function createJobStore<N extends LongOperation>(operation: N, run: typeof runJob = runJob) {
  let work: AbortController | undefined;
  return create<JobState<N>>()((set, get) => ({
    input: undefined,
    isWorking: false,
    progress: undefined,
    answer: undefined,
    start: async (input) => {
      if (get().isWorking) return;
      work = new AbortController();
      set({ input, isWorking: true, progress: undefined, answer: undefined });
      const answer = await run(operation, input, {
        signal: work.signal,
        onProgress: (progress) => set({ progress }),
      });
      set({ isWorking: false, answer });
    },
    cancel: () => work?.abort(),
  }));
}
