import { Button, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Keys } from '../../commands/keys-shown.tsx';
import { FaultNotice, Notice } from '../../components/notice.tsx';
import { useDataVersion } from '../../data/data-version.ts';
import { inPageOrder } from '../../data/form-fields.ts';
import { bookWords } from '../../i18n/book-words.ts';
import { change, money, wholeMoney } from '../../i18n/money.ts';
import { nameOf, say } from '../../i18n/say.ts';
import { Chips } from './chips.tsx';
import { AddOnChoice, CoverChoice } from './cover-choice.tsx';
import { FINISH, idOf } from './focus.ts';
import classes from './panel.module.css';
import { SchemeChoice } from './scheme-choice.tsx';
import { newQuote } from './store/new-quote.ts';
import { Missing, Remarks, ToConfirm } from './to-do.tsx';
import { useShown, useTerms } from './use-shown.ts';

/** Quietly: whether what was typed is safe. */
function DraftStatus() {
  const { t } = useTranslation('newQuote');
  const { kind, message, dropped } = useStore(newQuote.keeper.state);
  return (
    <div className={classes.status} data-tone={kind === 'unsaved' ? 'warning' : 'plain'}>
      <span role="status" title={kind === 'unsaved' && message ? say(message) : undefined}>
        {kind === 'unsaved' ? t('draft.unsaved') : ''}
      </span>
      {kind !== 'unsaved' && <span data-testid="draft-state">{t(`draft.${kind}`)}</span>}
      {dropped.length > 0 && <span> {t('draft.dropped', { count: dropped.length })}</span>}
    </div>
  );
}

/** Why the quote was not made, after it was asked for: what is missing or wrong, or the fault. */
function Refusal() {
  const { t } = useTranslation('newQuote');
  const { tried, submitting, fault, typing } = useStore(newQuote.session);
  // Read out as soon as it is drawn: only the newest answer will do, and none while it is on its way.
  const { missing = [], faults = [] } =
    useStore(newQuote.preview.state, ({ preview }) => preview) ?? {};
  const open = inPageOrder([...missing, ...faults]);
  const left = open.filter(({ path }) => path !== typing);
  const names = [...new Set(left.map(({ path }) => nameOf(path)))];
  if (fault) return <FaultNotice fault={fault} />;
  if (!tried || submitting || names.length === 0) return null;
  return (
    <p className={classes.still} role="alert">
      {t('still', { fields: names.join(', ') })}
    </p>
  );
}

/** The button that makes the quote: it always does something, or says what keeps it. */
function Finish({ onFinish }: { readonly onFinish: () => void }) {
  const { t } = useTranslation('newQuote');
  const submitting = useStore(newQuote.session, (state) => state.submitting);
  const loadFault = useStore(newQuote.preview.state, (state) => state.fault);
  const reached = useDataVersion((state) => state.reached);
  // That the host did not answer is over once it does.
  useEffect(() => {
    const { fault } = newQuote.session.getState();
    if (reached && fault?.kind === 'unavailable') newQuote.session.setState({ fault: undefined });
  }, [reached]);
  return (
    <div className={classes.foot}>
      {loadFault && <FaultNotice fault={loadFault} onRetry={newQuote.preview.retry} />}
      <Refusal />
      <Button
        id={FINISH}
        fullWidth
        size="md"
        px="sm"
        aria-busy={submitting}
        rightSection={<Keys command="finish" />}
        onClick={onFinish}
      >
        {t('finish')}
      </Button>
      <DraftStatus />
    </div>
  );
}

/** A price that rests so many milliseconds is worth saying. */
const RESTS = 1000;

/** The price of the chosen cover in words; undefined where there is none. */
function useChosenPrice(): string | undefined {
  const { t } = useTranslation('common');
  const chosen = useStore(newQuote.form, ({ content }) => content.texts['Policy/CoverType']);
  const priced = useStore(newQuote.preview.state, (state) =>
    state.preview?.covers.find(({ cover }) => cover === chosen),
  );
  return priced && `${t(`cover.${priced.cover}`)}: ${money(priced.premium)}`;
}

/** Says the price when it has settled, not at every key. */
function SpokenPrice() {
  const [settled] = useDebouncedValue(useChosenPrice(), RESTS);
  return <VisuallyHidden role="status">{settled}</VisuallyHidden>;
}

/** The price where the window is too narrow for the panel to stand next to the form. */
export function PriceBar() {
  const { t } = useTranslation('newQuote');
  return (
    <div className={`${classes.bar} amount`} aria-hidden="true">
      {useChosenPrice() ?? t('noPrice')}
    </div>
  );
}

const { form } = newQuote;

/** The excess, each with what it would change. */
function ExcessChoice() {
  const { t } = useTranslation('newQuote');
  const priced = useShown((state) => state.excess);
  const hasPrice = useShown(({ preview }) => (preview?.covers.length ?? 0) > 0);
  const limits = useTerms()?.excess;
  const own = useStore(form, ({ content }) => content.excess);
  const fault = useShown(
    ({ preview }) => preview?.faults.find(({ path }) => path === 'excess')?.message,
  );
  const standard = priced?.standard ?? limits?.standard;
  const chosen = own ?? standard;
  if (standard === undefined || chosen === undefined) return null;
  const choices = priced?.choices ?? [{ value: chosen, difference: 0 }];
  return (
    <fieldset id={idOf('excess')} className={classes.choice}>
      <legend className={classes.legend}>{t('panel.excess')}</legend>
      <Chips
        even
        name="excess"
        chosen={String(chosen)}
        onChoose={(value) =>
          form.getState().chooseExcess(Number(value) === standard ? undefined : Number(value))
        }
        chips={choices.map(({ value, difference }) => ({
          value: String(value),
          title: wholeMoney(value),
          // Of a price that is gone, no difference is left.
          difference: hasPrice && difference !== 0 ? change(difference) : undefined,
        }))}
      />
      {fault && <p className={classes.fault}>{t('panel.excessFault', { fault: say(fault) })}</p>}
    </fieldset>
  );
}

/** What underwriting says, where it is more than yes. */
function Verdict() {
  const { t } = useTranslation('newQuote');
  const decided = useShown(({ preview }) => preview?.decision);
  return (
    <div aria-live="polite">
      {decided && decided.decision !== 'quote' && (
        <Notice
          tone={decided.decision === 'decline' ? 'fault' : 'warning'}
          title={t(`verdict.${decided.decision}`)}
        >
          <ul>
            {decided.reasons.map(({ rule, message }) => (
              <li key={rule}>{bookWords(message)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

/** The price and all that is chosen next to the risk, always in sight. */
export function PricePanel({ onFinish }: { readonly onFinish: () => void }) {
  const { t } = useTranslation('newQuote');
  return (
    <aside className={classes.panel} aria-label={t('panel.price')}>
      <CoverChoice />
      <SpokenPrice />
      <div className={classes.middle}>
        <Verdict />
        <Missing />
        <Remarks />
        <ToConfirm />
        <SchemeChoice />
        <ExcessChoice />
        <AddOnChoice />
      </div>
      <Finish onFinish={onFinish} />
    </aside>
  );
}
