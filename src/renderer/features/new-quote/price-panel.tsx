import { VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { money } from '../../i18n/money.ts';
import { say } from '../../i18n/say.ts';
import { AddOnChoice, CoverChoice } from './cover-choice.tsx';
import classes from './panel.module.css';
import { ExcessChoice, Finish, Verdict } from './panel-parts.tsx';
import { SchemeChoice } from './scheme-choice.tsx';
import { newQuote } from './store/new-quote.ts';
import { Missing, Remarks, ToConfirm } from './to-do.tsx';

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
      <Finish title={t('finish')} onFinish={onFinish}>
        <DraftStatus />
      </Finish>
    </aside>
  );
}
