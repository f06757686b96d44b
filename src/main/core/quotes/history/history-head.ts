import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { HEAD_FILE, type HistoryHead } from '../../../../shared/schemas/history.ts';

/** What is wrong with the head of a history; undefined where it fits, or where none is kept yet. */
export function headProblem({ state, sequence }: HistoryHead): Message | undefined {
  const event = { sequence: sequence ?? 0, file: HEAD_FILE };
  const problems: Record<HistoryHead['state'], Message | undefined> = {
    whole: undefined,
    none: undefined,
    rolledBack: message('historyRolledBack', event),
    changed: message('historyChanged', event),
    unreadable: message('historyUnreadable', { file: HEAD_FILE }),
  };
  return problems[state];
}
