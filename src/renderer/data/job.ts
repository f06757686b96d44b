import { create } from 'zustand';
import type { InputOf, OutputOf } from '../../shared/contract/contract.ts';
import type { Result } from '../../shared/result/result.ts';
import type { Job, LongOperation } from '../../shared/schemas/desk/job.ts';
import { type Caller, call } from './call.ts';
import { getEnvironment } from './environment.ts';
import { beginWork } from './work.ts';

/** Milliseconds between two looks at long work. */
const LOOK = 250;

interface JobParts {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: NonNullable<Job['progress']>) => void;
  readonly ask?: Caller;
  readonly pause?: () => Promise<unknown>;
}

/**
 * Does long work in the host and tells how far it is. It goes on where the page is closed; the signal
 * cancels it, and the result then says so.
 */
export async function runJob<N extends LongOperation>(
  operation: N,
  input: InputOf<N>,
  {
    signal,
    onProgress,
    ask = call,
    pause = () => new Promise((done) => setTimeout(done, LOOK)),
  }: JobParts,
): Promise<Result<OutputOf<N>>> {
  const request = {
    operation,
    input: Object.fromEntries(Object.entries(input)),
    environment: getEnvironment(),
  };
  const started = await ask('startJob', request);
  if (!started.ok) return started;
  const { jobId } = started.value;
  let isCancelled = false;
  const work = beginWork(operation);
  const end = <T extends Result<unknown>>(answer: T): T => {
    work.end(answer.ok ? 'done' : isCancelled ? 'cancelled' : 'failed');
    return answer;
  };
  const look = (): Promise<Result<Job>> => {
    if (!signal.aborted || isCancelled) return ask('getJob', { jobId });
    isCancelled = true;
    return ask('cancelJob', { jobId });
  };
  for (;;) {
    const answer = await look();
    if (!answer.ok) return end(answer);
    const { progress, result } = answer.value;
    // The host made it by the same contract.
    if (result !== undefined) return end(result as Result<OutputOf<N>>);
    if (progress) {
      onProgress(progress);
      work.onProgress(progress);
    }
    await pause();
  }
}

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
