import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { Screen } from '../../components/screen.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { useRefresh } from '../../data/data-version.ts';
import { newQuote } from './store/store.ts';

interface BeginWithProps {
  /** What names it. */
  readonly what: string;
  /** Begins a draft of this id with something that is known. @returns whether it is open */
  readonly begin: (draft: string) => Promise<boolean>;
}

/** Begins a draft of its own with what is known, and goes there. */
export function BeginWith({ what, begin }: BeginWithProps) {
  const { t } = useTranslation();
  const [id] = useState(() => crypto.randomUUID());
  const [tries, setTries] = useState(0);
  const [, navigate] = useLocation();
  const draft = useStore(newQuote.session, (state) => state.draft);
  const start = useEffectEvent(async () => {
    if (await begin(id)) navigate(`/new/${id}`, { replace: true });
  });
  const again = () => setTries(tries + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place has something else to begin with
  useEffect(() => void start(), [what, tries]);
  // The desk was locked, or its host gone.
  useRefresh(() => draft.state === 'failed' && again());
  const title = t('screens.newQuote');
  return (
    <Screen title={title}>
      {draft.state === 'failed' ? (
        <FaultNotice fault={draft.fault} onRetry={again} />
      ) : (
        <Waiting what={title} height={480} />
      )}
    </Screen>
  );
}
