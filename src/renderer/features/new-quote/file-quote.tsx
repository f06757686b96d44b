import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'wouter';
import { useStore } from 'zustand';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { Screen } from '../../components/screen.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { openedFile } from '../../data/opened-file.ts';
import { newQuote } from './store/store.ts';

/** Begins a draft with the file that was opened or dropped. */
export function FileQuote() {
  const { t } = useTranslation();
  const { opened = '' } = useParams<{ opened: string }>();
  const [id] = useState(() => crypto.randomUUID());
  const [, navigate] = useLocation();
  const draft = useStore(newQuote.session, (state) => state.draft);
  useEffect(() => {
    const content = openedFile(opened);
    // The page was loaded again: its file is no longer known.
    if (content === undefined) return navigate('/new', { replace: true });
    void newQuote.openFile(content, id).then((isOpen) => {
      if (isOpen) navigate(`/new/${id}`, { replace: true });
    });
  }, [opened, id, navigate]);
  const what = t('screens.newQuote');
  return (
    <Screen title={what}>
      {draft.state === 'failed' ? (
        <FaultNotice fault={draft.fault} />
      ) : (
        <Waiting what={what} height={480} />
      )}
    </Screen>
  );
}
