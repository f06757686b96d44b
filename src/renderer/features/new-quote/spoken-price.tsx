import { VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { money } from '../../i18n/money.ts';
import classes from './panel.module.css';
import { newQuote } from './store/store.ts';

/** A price that rests so many milliseconds is worth saying. */
const RESTS = 1000;

/** The price of the chosen cover in words; undefined where there is none. */
function useChosenPrice(): string | undefined {
  const { t } = useTranslation('common');
  const chosen = useStore(newQuote.form, ({ content }) => content.texts['Policy/CoverType']);
  const found = useStore(newQuote.preview.state, (state) =>
    state.preview?.covers.find(({ cover }) => cover === chosen),
  );
  return found && `${t(`cover.${found.cover}`)}: ${money(found.premium)}`;
}

/** Says the price when it has settled, not at every key. */
export function SpokenPrice() {
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
