import { Button, CloseButton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { keysOf, useCommands } from '../../commands/commands.ts';
import { writtenKeys } from '../../commands/keys-shown.tsx';
import { Icon } from '../../components/icon.tsx';
import { newQuote } from '../../features/new-quote/store/store.ts';
import classes from './guide.module.css';
import { GUIDE_STEPS, type GuideStep, stepsDone, withDone } from './guide-progress.ts';

/** The steps that were done since the guide was opened. */
function useProgress(): readonly GuideStep[] {
  const [place] = useLocation();
  const texts = useStore(newQuote.form, ({ content }) => content.texts);
  const before = useRef<string>(undefined);
  const [done, setDone] = useState<readonly GuideStep[]>([]);
  useEffect(() => {
    const seen = stepsDone({ place, before: before.current, texts });
    setDone((kept) => withDone(kept, seen));
    before.current = place;
  }, [place, texts]);
  return done;
}

interface GuideProps {
  readonly onClose: () => void;
}

/** The steps to a first quote, next to the form and never in its way: each ticks itself off. */
export function Guide({ onClose }: GuideProps) {
  const { t } = useTranslation('shell');
  const state = useCommands();
  const done = useProgress();
  const [place] = useLocation();
  const isWhole = done.length === GUIDE_STEPS.length;
  // Who goes on after the quote has no more need of it.
  const end = useRef<string>(undefined);
  useEffect(() => {
    if (!isWhole) return;
    if (end.current !== undefined && end.current !== place) onClose();
    end.current ??= place;
  }, [isWhole, place, onClose]);
  const next = GUIDE_STEPS.find((step) => !done.includes(step));
  const written = (id: 'goNewQuote' | 'finish') => writtenKeys(keysOf(state, id) ?? '–');
  const words: Record<GuideStep, string> = {
    go: t('guide.go', { keys: written('goNewQuote') }),
    registration: t('guide.registration'),
    eircode: t('guide.eircode'),
    birth: t('guide.birth'),
    finish: t('guide.finish', { keys: written('finish') }),
  };
  return (
    <aside className={classes.guide} aria-label={t('guide.title')}>
      <div className={classes.head}>
        <h2>{t('guide.title')}</h2>
        <CloseButton size="sm" aria-label={t('guide.close')} onClick={onClose} />
      </div>
      <ol>
        {GUIDE_STEPS.map((step) => (
          <li
            key={step}
            data-done={done.includes(step) || undefined}
            {...(step === next && { 'aria-current': 'step' })}
          >
            <span className={classes.mark} aria-hidden="true">
              {done.includes(step) && <Icon name="tick" />}
            </span>
            <span>
              {words[step]}
              {done.includes(step) && <span className={classes.said}> {t('guide.ticked')}</span>}
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className={classes.whole}>
        {isWhole && t('guide.whole')}
      </p>
      {isWhole && (
        <Button size="xs" onClick={onClose}>
          {t('guide.done')}
        </Button>
      )}
    </aside>
  );
}
