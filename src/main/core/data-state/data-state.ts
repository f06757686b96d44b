import { DATA_PROBLEMS, type DataProblemKind } from '../../../shared/domain/data-problem.ts';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import { HEAD_FILE, type HistoryHead } from '../../../shared/schemas/quotes/history.ts';

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

/** What is wrong with the head of a history; undefined where it fits, or where none is kept yet. */
export function headProblem({ state, sequence }: HistoryHead): DataProblem | undefined {
  const event = { sequence: sequence ?? 0, file: HEAD_FILE };
  const problems: Record<HistoryHead['state'], DataProblem | undefined> = {
    whole: undefined,
    none: undefined,
    rolledBack: { kind: 'olderCopy', message: message('historyRolledBack', event) },
    changed: { kind: 'damaged', message: message('historyChanged', event) },
    unreadable: { kind: 'damaged', message: message('historyUnreadable', { file: HEAD_FILE }) },
  };
  return problems[state];
}
