import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { AddOnChoices } from '../../../shared/schemas/quotes/preview.ts';
import { bookWords } from '../../i18n/book-words.ts';
import { change, difference as less } from '../../i18n/money.ts';
import { Chips } from './chips.tsx';
import { idOf } from './focus.ts';
import classes from './panel.module.css';
import { newQuote } from './store/store.ts';
import { useShown } from './use-shown.ts';
import { useTerms } from './use-terms.ts';

const { form } = newQuote;

type Offered = Pick<AddOnChoices, 'addonType' | 'title' | 'without'> & {
  readonly levels: readonly { level: string; title: string; difference?: number }[];
};

const written = (euro: number | undefined) => (euro ? change(euro) : undefined);

function AddOnRow({ addonType, title, levels, without }: Offered) {
  const chosen = useStore(form, ({ content }) => content.addOns[addonType]);
  const choose = (level: string | undefined) => form.getState().chooseAddOn(addonType, level);
  const [first] = levels;
  // Chosen, it says what it costs; else what it would cost.
  const price = chosen === undefined ? first?.difference : without && less(0, without);
  return (
    <div className={classes.addOn}>
      <label className={classes.toggle}>
        <input
          type="checkbox"
          checked={chosen !== undefined}
          onChange={(event) => choose(event.currentTarget.checked ? first?.level : undefined)}
        />
        <span>{bookWords(title)}</span>
        <span className={`${classes.difference} amount`}>{written(price)}</span>
      </label>
      {chosen !== undefined && levels.length > 1 && (
        <fieldset className={classes.levels} aria-label={bookWords(title)}>
          <Chips
            name={addonType}
            chosen={chosen}
            onChoose={choose}
            chips={levels.map(({ level, title, difference }) => ({
              value: level,
              title: bookWords(title),
              difference: written(difference),
            }))}
          />
        </fieldset>
      )}
    </div>
  );
}

/** The add-ons with their levels and prices; without prices while there are none. */
export function AddOnChoice() {
  const { t } = useTranslation('newQuote');
  const priced = useShown(({ preview }) => preview?.addOns) ?? [];
  const known = useTerms()?.addOns ?? [];
  const offered: readonly Offered[] = priced.length > 0 ? priced : known;
  return (
    <fieldset id={idOf('addOns')} className={classes.choice}>
      <legend className={classes.legend}>{t('panel.addOns')}</legend>
      {offered.map((addOn) => (
        <AddOnRow key={addOn.addonType} {...addOn} />
      ))}
    </fieldset>
  );
}
