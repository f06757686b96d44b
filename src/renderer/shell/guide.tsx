import { Button, CloseButton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { irishDay } from '../../shared/domain/date.ts';
import type { FormPath } from '../../shared/domain/quote-fields/form-fields.ts';
import { keysOf, useCommands } from '../commands/commands.ts';
import { writtenKeys } from '../commands/keys-shown.tsx';
import { Icon } from '../components/icon.tsx';
import { MARK } from '../data/form-fields.ts';
import { newQuote } from '../features/new-quote/store/new-quote.ts';
import { readDate } from '../i18n/read-date.ts';
import classes from './first-start.module.css';

/** The steps to a first quote, in their order. */
export const GUIDE_STEPS = ['go', 'registration', 'eircode', 'birth', 'finish'] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

/** What of the desk the guide looks at. */
interface GuideSight {
  /** Where the desk is, and where it was before. */
  readonly place: string;
  readonly before: string | undefined;
  /** The form as it is typed, by field. */
  readonly texts: Readonly<Partial<Record<FormPath, string>>>;
}

const isForm = (place: string | undefined) => place?.startsWith('/new') === true;

/** A quote is made by the form, and shown next. */
const isQuote = (place: string) => /^\/quotes\/Q-/.test(place);

const MADE_BY_LOOK_UP = {
  registration: [MARK, 'Vehicle/Make', 'Vehicle/Model'],
  eircode: ['Address/Eircode', 'Address/AddressLine1', 'Address/County'],
} as const satisfies Partial<Record<GuideStep, readonly FormPath[]>>;

/** The steps that are seen to be done; what was done before stays done. */
export function stepsDone({ place, before, texts }: GuideSight): GuideStep[] {
  const has = (path: FormPath) => (texts[path] ?? '').trim() !== '';
  const born = readDate(texts['Customer/DateOfBirth'] ?? '', 'birth', irishDay(Date.now()));
  const done: Record<GuideStep, boolean> = {
    go: isForm(place),
    registration: isForm(place) && MADE_BY_LOOK_UP.registration.every(has),
    eircode: isForm(place) && MADE_BY_LOOK_UP.eircode.every(has),
    birth:
      isForm(place) && has('Customer/FirstName') && has('Customer/Surname') && born.kind === 'day',
    finish: isForm(before) && isQuote(place),
  };
  return GUIDE_STEPS.filter((step) => done[step]);
}

/** A quote that was made had all that the steps before it are about. */
export function withDone(
  before: readonly GuideStep[],
  done: readonly GuideStep[],
): readonly GuideStep[] {
  if (done.includes('finish')) return GUIDE_STEPS;
  const all = GUIDE_STEPS.filter((step) => before.includes(step) || done.includes(step));
  return all.length === before.length ? before : all;
}

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
