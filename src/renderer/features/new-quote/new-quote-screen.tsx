import { memo, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'wouter';
import { useStore } from 'zustand';
import { useCommand } from '../../commands/commands.ts';
import { FaultNotice, Waiting } from '../../components/notice.tsx';
import { Screen } from '../../components/screen.tsx';
import { useDataVersion, useRefresh } from '../../data/data-version.ts';
import { MARK } from '../../data/form-fields.ts';
import { useOperation } from '../../data/operation-query.ts';
import { quotePlace } from '../../data/places.ts';
import { percent } from '../../i18n/money.ts';
import { DraftConflict, DraftMenu } from './drafts.tsx';
import { focusOn } from './focus.ts';
import { HistoryButtons } from './history-buttons.tsx';
import classes from './new-quote.module.css';
import { PriceBar, PricePanel } from './price-panel.tsx';
import { QuoteForm } from './quote-form.tsx';
import { newQuote } from './store/new-quote.ts';
import { openId } from './store/other-windows.ts';

/** Shows what another window saved of the open draft. */
function useOtherWindows(): void {
  const id = useStore(newQuote.session, openId);
  const drafts = useOperation('listDrafts', {}).value?.drafts;
  const version = drafts?.find((draft) => draft.id === id)?.version;
  useEffect(() => {
    if (id && version) void newQuote.otherWindows.follow(id, version);
  }, [id, version]);
}

/** Saves the draft at once where the page may be left, and what is unsaved when the host is back. */
function useKept(): void {
  const reached = useDataVersion((state) => state.reached);
  useOtherWindows();
  useEffect(() => {
    const flush = () => void newQuote.keeper.flush();
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
  useEffect(() => {
    if (!reached) return;
    void newQuote.keeper.recover();
    if (newQuote.preview.state.getState().fault) newQuote.preview.retry();
  }, [reached]);
}

/** Where the quote comes from, if it is not new, and what of that one stays behind. */
function useOrigin(): string | undefined {
  const { t } = useTranslation('newQuote');
  // Not the content as a whole: each key would draw every field again.
  const basedOn = useStore(newQuote.form, ({ content }) => content.basedOn);
  const formerDiscount = useStore(newQuote.form, ({ content }) => content.formerDiscount);
  const purpose = useStore(newQuote.form, ({ content }) => content.purpose);
  if (basedOn === undefined) return undefined;
  const isOfPolicy = purpose === 'change' || purpose === 'renewal';
  const from = t(isOfPolicy ? `madeFor.${purpose}` : 'basedOn', { quote: basedOn });
  if (!formerDiscount) return from;
  return `${from} ${t('formerDiscount', { discount: percent(formerDiscount / 100) })}`;
}

/** Form and price of the open draft; what the frame follows does not draw them again. */
const OpenDraft = memo(function OpenDraft() {
  const [, navigate] = useLocation();
  const finish = async () => {
    const outcome = await newQuote.finish();
    if (outcome.kind === 'quoted') navigate(quotePlace(outcome.quoteId));
    if (outcome.kind === 'fix') focusOn(outcome.path);
  };
  useCommand('finish', finish);
  // After the frame, which gives the focus to the heading of a screen.
  useEffect(() => queueMicrotask(() => focusOn(MARK)), []);
  return (
    <div className={classes.layout}>
      <QuoteForm />
      <PricePanel onFinish={finish} />
      <PriceBar />
    </div>
  );
});

/** A whole quote on one page, its price always in sight. */
export function NewQuoteScreen() {
  const { t } = useTranslation('common');
  const { draft: id = '' } = useParams<{ draft: string }>();
  const draft = useStore(newQuote.session, (state) => state.draft);
  const lead = useOrigin();
  const open = () => void newQuote.open(id);
  useKept();
  useEffect(() => {
    void newQuote.open(id);
  }, [id]);
  // The desk was locked, or its host gone.
  useRefresh(() => draft.state === 'failed' && open());
  const ready = draft.state === 'ready' && draft.value === id;
  const what = t('screens.newQuote');
  return (
    <Screen
      title={what}
      {...(ready && lead && { lead })}
      actions={
        <>
          <HistoryButtons />
          <DraftMenu />
        </>
      }
    >
      {ready && <DraftConflict id={id} />}
      {draft.state === 'failed' && <FaultNotice fault={draft.fault} onRetry={open} />}
      {draft.state !== 'failed' &&
        (ready ? <OpenDraft key={id} /> : <Waiting what={what} height={480} />)}
    </Screen>
  );
}
