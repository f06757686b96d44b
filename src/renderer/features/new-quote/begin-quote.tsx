import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, useLocation, useParams } from 'wouter';
import { useStore } from 'zustand';
import { daysLater } from '../../../shared/domain/date.ts';
import { STATUSES } from '../../../shared/domain/quotes/quote-status.ts';
import {
  isRequotePurpose,
  REQUOTE_PURPOSES,
  type RequotePurpose,
} from '../../../shared/domain/quotes/requote.ts';
import type { Quote } from '../../../shared/schemas/quotes/quote.ts';
import { FaultNotice, Waiting } from '../../components/notice.tsx';
import { Screen } from '../../components/screen.tsx';
import { openedFile, takeBeginning } from '../../data/beginning.ts';
import { useRefresh } from '../../data/data-version.ts';
import { useMay } from '../../data/desk.ts';
import { useToday } from '../../data/every.ts';
import { MARK } from '../../data/form-fields.ts';
import { useOperation } from '../../data/operation-query.ts';
import { changePlace, requotePlace } from '../../data/places.ts';
import { writtenDay } from '../../i18n/day.ts';
import { translate } from '../../i18n/i18n.ts';
import { useHashQuery } from '../../routing/hash-location.ts';
import classes from './new-quote.module.css';
import { newQuote } from './store/new-quote.ts';

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

/**
 * Begins a draft of its own, which from then on has an address; with what the screen before knew,
 * and the registration that the place names, as `/new?registration=191-D-12345`.
 */
export function BeginQuote() {
  const [id] = useState(() => crypto.randomUUID());
  const registration = new URLSearchParams(useHashQuery()).get('registration');
  const [known] = useState(() => {
    const { texts, product, usual } = takeBeginning();
    return {
      texts: { ...texts, ...(registration === null ? {} : { [MARK]: registration }) },
      product,
      usual,
    };
  });
  const [, navigate] = useLocation();
  useEffect(() => {
    void newQuote.begin(id, known);
    navigate(`/new/${id}`, { replace: true });
  }, [id, known, navigate]);
  return null;
}

/**
 * Asks what is to become of a policy, each answer by its number, too: next year is never proposed in silence. A
 * change needs no quote; a policy that is over has nothing to change.
 */
function AskPurpose({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation('newQuote');
  const [, navigate] = useLocation();
  const today = useToday();
  const first = useRef<HTMLButtonElement>(null);
  const { quoteId, policyId = quoteId, period } = quote;
  const isOver = period !== undefined && period.to < today;
  const mayChange = useMay()('quote:accept') && !isOver;
  const purposes = REQUOTE_PURPOSES.filter((purpose) => purpose !== 'change' || mayChange);
  const words = {
    policy: policyId,
    next: period ? writtenDay(daysLater(period.to, 1)) : '',
  };
  const choose = (purpose: RequotePurpose) =>
    navigate(purpose === 'change' ? changePlace(policyId) : requotePlace(quoteId, purpose), {
      replace: true,
    });
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
      <ol className={classes.purposes}>
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

interface CopyProps {
  readonly quoteId: string;
  readonly purpose: RequotePurpose;
  /** The last day of cover, `YYYY-MM-DD`, where it is not to be as long as it was. */
  readonly until?: string | undefined;
}

function Copy({ quoteId, purpose, until }: CopyProps) {
  const origin = { quoteId, purpose, until };
  return (
    <BeginWith what={`${quoteId} ${purpose}`} begin={(draft) => newQuote.copy(origin, draft)} />
  );
}

/** Asks what a policy is quoted again for; any other quote is for another offer. */
function CopyOrAsk({ quoteId }: Pick<CopyProps, 'quoteId'>) {
  const { value: quote, fault, refetch } = useOperation('getQuote', { id: quoteId });
  if (quote && STATUSES[quote.status].isOnCover) return <AskPurpose quote={quote} />;
  if (quote) return <Copy quoteId={quoteId} purpose="offer" />;
  const title = translate('screens.newQuote');
  return (
    <Screen title={title}>
      {fault ? (
        <FaultNotice fault={fault} onRetry={refetch} />
      ) : (
        <Waiting what={title} height={480} />
      )}
    </Screen>
  );
}

/**
 * Begins a draft with a copy of the quote that the address names, until the day that it may name, and for what
 * it names, as `/new/from/Q-1?for=renewal`.
 */
export function CopyQuote() {
  const { quote = '', day } = useParams<{ quote: string; day?: string }>();
  const purpose = new URLSearchParams(useHashQuery()).get('for');
  // A policy is changed where it stands: that is asked.
  if (isRequotePurpose(purpose) && purpose !== 'change')
    return <Copy quoteId={quote} purpose={purpose} />;
  if (day !== undefined) return <Copy quoteId={quote} purpose="offer" until={day} />;
  return <CopyOrAsk quoteId={quote} />;
}

/** Begins a draft with the imported customer that the address names. */
export function RenewalQuote() {
  const { renewal = '' } = useParams<{ renewal: string }>();
  return <BeginWith what={renewal} begin={(draft) => newQuote.renew(renewal, draft)} />;
}

/** Begins a draft with the file that was opened or dropped. */
export function FileQuote() {
  const { opened = '' } = useParams<{ opened: string }>();
  const content = openedFile(opened);
  // The page was loaded again: its file is no longer known.
  if (content === undefined) return <Redirect to="/new" replace />;
  return <BeginWith what={opened} begin={(draft) => newQuote.openFile(content, draft)} />;
}
