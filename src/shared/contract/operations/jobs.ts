import { Job, JobQuery, JobRequest } from '../../schemas/desk/job.ts';
import type { Operation } from './operation.ts';

/** Long work that goes on by itself: started, looked at from time to time, and cancelled. */
export const jobOperations = {
  startJob: {
    summary: 'Start long work; if it is already running, return that',
    requires: 'broker',
    requiresOfUser: 'signedIn',
    data: 'none',
    environment: 'live',
    input: JobRequest,
    output: Job,
  },
  getJob: {
    summary: 'How far long work is, or its result',
    requires: 'broker',
    requiresOfUser: 'signedIn',
    data: 'none',
    environment: 'live',
    input: JobQuery,
    output: Job,
  },
  cancelJob: {
    summary: 'Cancel long work',
    requires: 'broker',
    requiresOfUser: 'signedIn',
    data: 'none',
    environment: 'live',
    input: JobQuery,
    output: Job,
  },
} as const satisfies Record<string, Operation>;
