import { HEAD_FILE, type HistoryHead } from '../../../../shared/schemas/history.ts';

const WAY_OUT = `If you put this database there yourself, delete ${HEAD_FILE} from the data folder; otherwise restore a backup.`;

/** What a head of the history that does not fit says to people; undefined where it does fit. */
export function headProblem({ state, sequence }: HistoryHead): string | undefined {
  const said: Record<HistoryHead['state'], string | undefined> = {
    whole: undefined,
    none: undefined,
    rolledBack: `The history ends before event ${sequence}, which is known to have been kept: the database is an older copy, or events were taken out of it.`,
    changed: `Event ${sequence} of the history is not the one that is known to have been kept: the database was changed, or is another copy.`,
    unreadable: 'The head of the history, which is kept outside the database, can not be read.',
  };
  return said[state] && `${said[state]} ${WAY_OUT}`;
}
