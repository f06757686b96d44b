import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { FormPath } from '../../../shared/domain/quote-fields/form-fields.ts';
import { COVERS, type Cover } from '../../../shared/domain/quotes/cover.ts';
import type { AddOnChoices } from '../../../shared/schemas/quotes/preview.ts';
import { bookWords } from '../../i18n/book-words.ts';
import { change, difference as less, money } from '../../i18n/money.ts';
import { Chips } from './chips.tsx';
import { idOf } from './focus.ts';
import classes from './panel.module.css';
import { newQuote } from './store/new-quote.ts';
import { useEdited, useShown, useTerms } from './use-shown.ts';

const { form, preview } = newQuote;
const COVER = 'Policy/CoverType' satisfies FormPath;

function choose(cover: Cover): void {
  newQuote.type(COVER, cover);
  void newQuote.leave(COVER);
}

function CoverRow({ cover }: { readonly cover: Cover }) {
  const { t } = useTranslation(['newQuote', 'common']);
  const id = useId();
  const chosen = useStore(form, ({ content }) => content.texts[COVER] === cover);
  const changed = useStore(preview.state, ({ changes }) => changes[cover]);
  const premium = useStore(
    preview.state,
    (state) => state.preview?.covers.find((each) => each.cover === cover)?.premium,
  );
  return (
    <label className={classes.cover}>
      <input
        className={classes.radio}
        type="radio"
        name="cover"
        value={cover}
        checked={chosen}
        onChange={() => choose(cover)}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-premium ${id}-changed`}
      />
      <span id={`${id}-title`}>{t(`common:cover.${cover}`)}</span>
      <span
        id={`${id}-premium`}
        className={`${classes.premium} amount`}
        data-testid={`premium-${cover}`}
      >
        {premium === undefined ? t('common:none') : money(premium)}
      </span>
      {changed !== undefined && changed !== 0 && (
        <span id={`${id}-changed`} className={`${classes.changed} amount`}>
          {t(changed < 0 ? 'panel.cheaper' : 'panel.dearer', { amount: money(Math.abs(changed)) })}
        </span>
      )}
    </label>
  );
}

/** All three covers with their price and what the present step changed. */
export function CoverChoice() {
  const { t } = useTranslation('newQuote');
  return (
    <fieldset className={classes.covers}>
      <legend className={classes.legend}>{t('panel.price')}</legend>
      {COVERS.map((cover) => (
        <CoverRow key={cover} cover={cover} />
      ))}
    </fieldset>
  );
}

type Offered = Pick<AddOnChoices, 'addonType' | 'title' | 'without'> & {
  readonly levels: readonly { level: string; title: string; difference?: number }[];
};

const written = (euro: number | undefined) => (euro ? change(euro) : undefined);

function AddOnRow({ addonType, title, levels, without }: Offered) {
  const { form } = useEdited();
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
