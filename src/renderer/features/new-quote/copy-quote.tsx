import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'wouter';
import { useStore } from 'zustand';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { Screen } from '../../components/screen.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { newQuote } from './store/store.ts';

/** Begins a draft with a copy of the quote that the address names. */
export function CopyQuote() {
  const { t } = useTranslation();
  const { quote = '' } = useParams<{ quote: string }>();
  const [id] = useState(() => crypto.randomUUID());
  const [, navigate] = useLocation();
  const draft = useStore(newQuote.session, (state) => state.draft);
  useEffect(() => {
    void newQuote.copy(quote, id).then((copied) => {
      if (copied) navigate(`/new/${id}`, { replace: true });
    });
  }, [quote, id, navigate]);
  const what = t('screens.newQuote');
  return (
    <Screen title={what}>
      {draft.state === 'failed' ? (
        <FaultNotice fault={draft.fault} onRetry={() => navigate(`/new/from/${quote}`)} />
      ) : (
        <Waiting what={what} height={480} />
      )}
    </Screen>
  );
}
