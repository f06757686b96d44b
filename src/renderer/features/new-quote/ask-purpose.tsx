import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { daysLater } from '../../../shared/domain/date.ts';
import { REQUOTE_PURPOSES, type RequotePurpose } from '../../../shared/domain/quotes/requote.ts';
import type { Quote } from '../../../shared/schemas/quotes/quote.ts';
import { Screen } from '../../components/screen.tsx';
import { useToday } from '../../data/every.ts';
import { requotePlace } from '../../data/requote.ts';
import { writtenDay } from '../../i18n/day.ts';
import classes from './ask-purpose.module.css';

/**
 * Asks what a policy is quoted again for, each answer by its number, too: next year is never proposed in
 * silence. A policy that is over has nothing to change.
 */
export function AskPurpose({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation('newQuote');
  const [, navigate] = useLocation();
  const today = useToday();
  const first = useRef<HTMLButtonElement>(null);
  const { quoteId, policyId = quoteId, period } = quote;
  const isOver = period !== undefined && period.to < today;
  const purposes = REQUOTE_PURPOSES.filter((purpose) => purpose !== 'change' || !isOver);
  const from = period && period.from > today ? period.from : today;
  const words = {
    policy: policyId,
    from: writtenDay(from),
    last: period ? writtenDay(period.to) : '',
    next: period ? writtenDay(daysLater(period.to, 1)) : '',
  };
  const choose = (purpose: RequotePurpose) =>
    navigate(requotePlace(quoteId, purpose), { replace: true });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const purpose = purposes[Number(event.key) - 1];
    if (!purpose || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    choose(purpose);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    // After the frame, which gives the focus to the heading of a screen.
    queueMicrotask(() => first.current?.focus());
    return () => document.removeEventListener('keydown', hear);
  }, []);
  return (
    <Screen title={t('purpose.title')} lead={t('purpose.lead', words)}>
      <ol className={classes.choices}>
        {purposes.map((purpose, at) => (
          <li key={purpose}>
            <button
              ref={at === 0 ? first : null}
              type="button"
              className={classes.choice}
              aria-keyshortcuts={String(at + 1)}
              onClick={() => choose(purpose)}
            >
              <kbd aria-hidden>{at + 1}</kbd>
              <span>
                <span className={classes.name}>{t(`purpose.name.${purpose}`)}</span>
                <span className={classes.note}>{t(`purpose.note.${purpose}`, words)}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Screen>
  );
}
