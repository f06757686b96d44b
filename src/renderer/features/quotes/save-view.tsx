import { Button, Modal, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../shared/contract/result.ts';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { type QuoteQuery, writeQuery } from '../../data/quote-query.ts';
import { useSettings } from '../../data/settings.ts';
import classes from './save-view.module.css';
import { type SavedView, withoutView, withView } from './saved-views.ts';

interface SaveViewProps {
  readonly query: QuoteQuery;
  readonly views: readonly SavedView[];
}

const LONGEST_NAME = 100;
/** Of the settings. */
const MOST_VIEWS = 100;

/** Keeps the present search and filters under a name, and lets go of those kept before. */
export function SaveView({ query, views }: SaveViewProps) {
  const { t } = useTranslation(['quotes', 'common']);
  const load = useSettings((state) => state.load);
  const change = useSettings((state) => state.change);
  const [opened, dialog] = useDisclosure(false);
  const [name, setName] = useState('');
  const [fault, setFault] = useState<Fault>();

  const keep = async (next: (kept: readonly SavedView[]) => SavedView[]): Promise<boolean> => {
    // Another tab may have kept one that is not shown here yet.
    await load();
    const { settings } = useSettings.getState();
    if (settings.state === 'failed') setFault(settings.fault);
    if (settings.state !== 'ready') return false;
    const answer = await change({ savedViews: next(settings.value.savedViews) });
    setFault(answer.ok ? undefined : answer.fault);
    return answer.ok;
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const text = name.trim();
    if (text === '') return;
    const view = { name: text, query: writeQuery(query) };
    if (!(await keep((kept) => withView(kept, view)))) return;
    setName('');
    dialog.close();
  };
  const isFull = views.length >= MOST_VIEWS;
  return (
    <>
      <Button variant="subtle" size="compact-sm" onClick={dialog.open}>
        {t('views.open')}
      </Button>
      <Modal
        opened={opened}
        onClose={dialog.close}
        title={t('views.title')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        {fault && <FaultNotice fault={fault} />}
        <form className={classes.form} onSubmit={save}>
          <TextInput
            className={classes.name}
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
          <ul className={classes.list}>
            {views.map((view) => (
              <li key={view.name} className={classes.item}>
                <span className={classes.label}>{view.name}</span>
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={t('views.delete', { name: view.name })}
                  onClick={() => keep((kept) => withoutView(kept, view.name))}
                >
                  {t('common:delete')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Modal>
    </>
  );
}
