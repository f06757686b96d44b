import { Job, JobQuery, JobRequest } from '../../schemas/desk/job.ts';
import type { Operation } from './operation.ts';

/** Long work that goes on by itself: started, looked at from time to time, and cancelled. */
export const jobOperations = {
  startJob: {
    summary: 'Start long work; one that goes on already is answered as it is',
    requires: 'broker',
    requiresOfUser: 'signedIn',
    data: 'none',
    environment: 'live',
    input: JobRequest,
    output: Job,
  },
  getJob: {
    summary: 'How far long work is, or what became of it',
    requires: 'broker',
    requiresOfUser: 'signedIn',
    data: 'none',
    environment: 'live',
    input: JobQuery,
    output: Job,
  },
  cancelJob: {
    summary: 'Ask long work to end early',
    requires: 'broker',
    requiresOfUser: 'signedIn',
    data: 'none',
    environment: 'live',
    input: JobQuery,
    output: Job,
  },
} as const satisfies Record<string, Operation>;
