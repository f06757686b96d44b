import { environmentOf } from '../../../shared/contract/contract.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type { Job, JobQuery, JobRequest } from '../../../shared/schemas/desk/job.ts';
import type { Context, EnvironmentDispatch, Progress } from '../dispatcher.ts';

export interface JobParts {
  readonly dispatch: EnvironmentDispatch;
  readonly newJobId: () => string;
}

/** Work that goes on, or has ended. */
interface KnownJob {
  readonly id: string;
  /** Anyone who started it: no one else gets its answer or cancels it. */
  readonly owner: string;
  /** What it does, on whose data. */
  readonly request: JobRequest;
  progress?: Progress;
  result?: Result<unknown>;
  isCancelled: boolean;
}

/** How many jobs are known; of those that have ended, the oldest are forgotten. */
const MOST = 20;

/** A person where somebody is signed in; else the desk. */
const ownerOf = ({ caller }: Pick<Context, 'caller'>): string =>
  (caller.kind === 'broker' ? caller.user?.id : undefined) ?? caller.id;

function show({ id, request, progress, result }: KnownJob): Result<Job> {
  return done({
    jobId: id,
    operation: request.operation,
    ...(progress ? { progress } : {}),
    ...(result ? { result } : {}),
  });
}

/** The handlers of long work. It runs through the dispatcher, and only its start is waited for. */
export function jobHandlers({ dispatch, newJobId }: JobParts) {
  const jobs = new Map<string, KnownJob>();

  function forget(): void {
    const ended = [...jobs.values()].filter(({ result }) => result);
    for (const { id } of ended.slice(0, Math.max(0, jobs.size - MOST))) jobs.delete(id);
  }

  async function run(job: KnownJob, { caller, requestId }: Context): Promise<void> {
    const { operation, input, environment } = job.request;
    job.result = await dispatch(environmentOf(operation, environment))(caller, operation, input, {
      ...(requestId === undefined ? {} : { requestId }),
      onProgress: (progress) => {
        job.progress = progress;
      },
      isCancelled: () => job.isCancelled,
    });
    forget();
  }

  async function find(
    { jobId }: JobQuery,
    context: Context,
    work: (job: KnownJob) => void,
  ): Promise<Result<Job>> {
    const job = jobs.get(jobId);
    if (job?.owner !== ownerOf(context))
      return failed({ kind: 'notFound', message: message('jobNotFound') });
    work(job);
    return show(job);
  }

  return {
    startJob: async (request: JobRequest, context: Context): Promise<Result<Job>> => {
      const wanted = JSON.stringify(request);
      const owner = ownerOf(context);
      const same = [...jobs.values()].find(
        (job) =>
          job.owner === owner &&
          !job.result &&
          !job.isCancelled &&
          JSON.stringify(job.request) === wanted,
      );
      if (same) return show(same);
      const job: KnownJob = { id: newJobId(), owner, request, isCancelled: false };
      jobs.set(job.id, job);
      void run(job, context);
      return show(job);
    },
    getJob: (query: JobQuery, context: Context) => find(query, context, () => undefined),
    cancelJob: (query: JobQuery, context: Context) =>
      find(query, context, (job) => {
        job.isCancelled = true;
      }),
  };
}
