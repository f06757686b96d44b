import { Button, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../shared/result/result.ts';
import type { Settings, SettingsEntries } from '../../../shared/schemas/desk/settings.ts';
import { Dialog } from '../../components/dialog.tsx';
import { FaultNotice } from '../../components/notice.tsx';
import { type QuoteQuery, writeQuery } from '../../data/quote-query.ts';
import classes from './quotes.module.css';
import { useUndoable } from './use-undoable.ts';

type ViewChange = NonNullable<SettingsEntries['savedViews']>[string];

interface SaveViewProps {
  readonly query: QuoteQuery;
  readonly views: Settings['savedViews'];
}

const LONGEST_NAME = 100;
/** Of the settings. */
const MOST_VIEWS = 100;

/** Keeps the present search and filters under a name, and lets go of those kept before. */
export function SaveView({ query, views }: SaveViewProps) {
  const { t } = useTranslation(['quotes', 'common']);
  const { change, undo } = useUndoable();
  const [opened, dialog] = useDisclosure(false);
  const [name, setName] = useState('');
  const [fault, setFault] = useState<Fault>();

  /** What was deleted last: it can be brought back. */
  const [deleted, setDeleted] = useState<string>();

  const keep = async (saving: ReturnType<typeof change>): Promise<boolean> => {
    const answer = await saving;
    setFault(answer.ok ? undefined : answer.fault);
    return answer.ok;
  };
  const changeView = (view: string, to: ViewChange) =>
    keep(change({ entries: { savedViews: { [view]: to } } }));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const text = name.trim();
    if (text === '' || !(await changeView(text, { query: writeQuery(query) }))) return;
    setName('');
    setDeleted(undefined);
    dialog.close();
  };
  const remove = async (view: string) => {
    if (await changeView(view, null)) setDeleted(view);
  };
  const bringBack = async (work: NonNullable<typeof undo>) => {
    if (await keep(work())) setDeleted(undefined);
  };
  const isFull = views.length >= MOST_VIEWS;
  return (
    <>
      <Button variant="subtle" size="compact-sm" onClick={dialog.open}>
        {t('views.open')}
      </Button>
      <Dialog opened={opened} onClose={dialog.close} title={t('views.title')}>
        {fault && <FaultNotice fault={fault} />}
        <form className={classes.form} onSubmit={save}>
          <TextInput
            className={classes.viewName}
            label={t('views.name')}
            description={isFull ? t('views.full') : undefined}
            data-autofocus
            value={name}
            maxLength={LONGEST_NAME}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" disabled={name.trim() === '' || isFull}>
            {t('common:save')}
          </Button>
        </form>
        {views.length > 0 && (
          <ul className={classes.views}>
            {views.map((view) => (
              <li key={view.name} className={classes.view}>
                <span className={classes.label}>{view.name}</span>
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={t('views.delete', { name: view.name })}
                  onClick={() => remove(view.name)}
                >
                  {t('common:delete')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {deleted !== undefined && undo && (
          <div className={`${classes.view} ${classes.deleted}`} role="status">
            <span className={classes.label}>{t('views.deleted', { name: deleted })}</span>
            <Button size="compact-sm" variant="default" onClick={() => bringBack(undo)}>
              {t('common:undo')}
            </Button>
          </div>
        )}
      </Dialog>
    </>
  );
}
