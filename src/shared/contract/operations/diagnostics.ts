import { LogTail, ScreenFailure } from '../../schemas/desk/log.ts';
import { ServiceStatus } from '../../schemas/desk/service.ts';
import { Nothing, type Operation } from './operation.ts';

/** How the host is doing. */
export const diagnosticOperations = {
  serviceStatus: {
    summary: 'Where the API listens and what it rates with',
    requires: 'broker',
    requiresOfUser: 'signedIn',
    data: 'none',
    environment: 'live',
    input: Nothing,
    output: ServiceStatus,
  },
  readLog: {
    summary: 'The newest lines of the log, and where it is',
    requires: 'broker',
    data: 'none',
    environment: 'live',
    input: Nothing,
    output: LogTail,
  },
  reportFailure: {
    summary: 'Write to the log that a screen has failed',
    requires: 'broker',
    requiresOfUser: 'none',
    data: 'none',
    environment: 'live',
    input: ScreenFailure,
    output: Nothing,
  },
} as const satisfies Record<string, Operation>;
