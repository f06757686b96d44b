import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { FormPath } from '../../../shared/domain/quote-fields/form-fields.ts';
import { COVERS, type Cover } from '../../../shared/domain/quotes/cover.ts';
import { money } from '../../i18n/money.ts';
import classes from './panel.module.css';
import { newQuote } from './store/store.ts';

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
