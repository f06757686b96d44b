import type { InputOf, OutputOf } from '../../shared/contract/contract.ts';
import type { Result } from '../../shared/contract/result.ts';
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
