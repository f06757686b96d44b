import { message } from '../../../../shared/domain/messages/message.ts';
import { HEAD_FILE, type HistoryHead } from '../../../../shared/schemas/quotes/history.ts';
import type { DataProblem } from '../../data-state/data-state.ts';

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
