import { useTranslation } from 'react-i18next';
import { useMay } from '../../data/desk.ts';
import { useOperation } from '../../data/use-operation.ts';
import { moment } from '../../i18n/moment.ts';
import { count } from '../../i18n/money.ts';
import { ToDo, ToDoCount, ToDoList, ToDoRow } from './to-do.tsx';

/** How many drafts are listed: the form lists them all. */
const SHOWN = 5;

/** The drafts that were saved last, for whoever may quote; nothing where there are none. */
export function OpenDrafts() {
  const { t } = useTranslation('dashboard');
  const enabled = useMay()('quote:write');
  const { value } = useOperation('listDrafts', {}, { enabled });
  if (!value || value.drafts.length === 0) return null;
  const newest = value.drafts.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
  return (
    <ToDo
      title={t('drafts.title')}
      counts={<ToDoCount href="/new" name={t('all')} count={count(newest.length)} />}
    >
      <ToDoList>
        {newest.slice(0, SHOWN).map(({ id, title, savedAt }) => (
          <ToDoRow
            key={id}
            href={`/new/${id}`}
            who={title || t('drafts.untitled')}
            what={t('drafts.saved', { moment: moment(savedAt) })}
            next={t('drafts.next')}
          />
        ))}
      </ToDoList>
    </ToDo>
  );
}
