import { type Static, Type } from 'typebox';
import { ENVIRONMENTS } from '../../domain/desk/environment.ts';

/** The operations that may take long: anyone who starts one as a job sees how far it is, and may cancel it. */
export const LONG_OPERATIONS = [
  'replayQuotes',
  'resetTraining',
  'measureImpact',
  'importDataset',
  'makeBackup',
  'prepareRestore',
] as const;
export type LongOperation = (typeof LONG_OPERATIONS)[number];

export const JobRequest = Type.Object({
  operation: Type.Enum([...LONG_OPERATIONS]),
  input: Type.Record(Type.String(), Type.Unknown(), { description: 'As the operation takes it' }),
  environment: Type.Enum([...ENVIRONMENTS], { description: 'Whose data it is about' }),
});
export type JobRequest = Static<typeof JobRequest>;

export const JobQuery = Type.Object({ jobId: Type.String({ minLength: 1, maxLength: 100 }) });
export type JobQuery = Static<typeof JobQuery>;

/** Long work, and what became of it. */
export const Job = Type.Object({
  jobId: Type.String(),
  operation: Type.Enum([...LONG_OPERATIONS]),
  progress: Type.Optional(Type.Object({ done: Type.Integer(), of: Type.Integer() })),
  result: Type.Optional(
    Type.Unknown({ description: 'The result of the operation; absent while it works' }),
  ),
});
export type Job = Static<typeof Job>;
