import { DATA_PROBLEMS, type DataProblemKind } from '../../../shared/domain/data-problem.ts';
import type { Message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';

export type { DataProblemKind };

/** A problem of the data as a whole. */
export interface DataProblem {
  readonly kind: DataProblemKind;
  /** What is wrong, and the way out. */
  readonly message: Message;
}

/** The error of data with a problem: missing or damaged, so that a host can go on with what needs none. */
export function problemError({ kind, message }: DataProblem, cause?: unknown): FaultError {
  return new FaultError({ kind: 'unavailable', message, problem: kind }, { cause });
}

/** The problem of the data that an error carries; undefined where it is another error. */
export function problemOf(error: unknown): DataProblem | undefined {
  if (!(error instanceof FaultError) || error.fault.kind !== 'unavailable') return undefined;
  const { problem: kind, message } = error.fault;
  return kind && { kind, message };
}

/** Whether the data may be written. */
export interface DataState {
  /** The worst problem; undefined where there is none, and the data may be written. */
  readonly problem: () => DataProblem | undefined;
  /** From here on the data is only read. Of one kind, the first problem stays. */
  readonly report: (problem: DataProblem) => void;
  /** A problem that has gone by itself, as a clock that was corrected. */
  readonly clear: (kind: DataProblemKind) => void;
}

/** @param onChange takes the worst problem whenever it is another one */
export function createDataState(
  onChange: (problem: DataProblem | undefined) => void = () => {},
): DataState {
  const found = new Map<DataProblemKind, DataProblem>();
  const problem = () => {
    const worst = DATA_PROBLEMS.find((kind) => found.has(kind));
    return worst && found.get(worst);
  };
  const change = (work: () => void) => {
    const before = problem();
    work();
    if (problem() !== before) onChange(problem());
  };
  return {
    problem,
    report: (one) => {
      if (!found.has(one.kind)) change(() => found.set(one.kind, one));
    },
    clear: (kind) => {
      if (found.has(kind)) change(() => found.delete(kind));
    },
  };
}
