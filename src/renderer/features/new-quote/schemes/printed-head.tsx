import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { COVERS } from '../../../../shared/domain/quotes/cover.ts';
import { useNow } from '../../../data/every.ts';
import { writtenDay } from '../../../i18n/day.ts';
import { isolated } from '../../../i18n/isolated.ts';
import { moment } from '../../../i18n/moment.ts';
import { labelOf } from '../../../i18n/say.ts';
import { titleOf } from '../store/content.ts';
import { dateReading } from '../store/document.ts';
import { newQuote } from '../store/store.ts';
import classes from './comparison-table.module.css';

const START = 'Policy/InceptionDate';
const MILEAGE = 'Vehicle/Mileage';

/** What is compared and when: on paper alone, where no form stands next to it. */
export function PrintedHead() {
  const { t } = useTranslation(['newQuote', 'common']);
  const content = useStore(newQuote.form, (state) => state.content);
  const today = useStore(newQuote.session, (state) => state.today);
  const now = useNow();
  const { texts } = content;
  const cover = COVERS.find((each) => each === texts['Policy/CoverType']);
  const start = dateReading(START, texts, today);
  const car = [texts['Vehicle/Make'], texts['Vehicle/Model']].filter(Boolean).join(' ');
  const mileage = texts[MILEAGE];
  const risk = [
    ...(car === '' ? [] : [car]),
    ...(mileage ? [t('inItem', { item: labelOf(MILEAGE), field: isolated(mileage) })] : []),
    ...(cover ? [t(`common:cover.${cover}`)] : []),
    ...(start?.kind === 'day' ? [t('schemes.from', { day: writtenDay(start.day) })] : []),
  ];
  return (
    <div className={classes.printed}>
      <p className={classes.title}>
        {t('schemes.title')}: {isolated(titleOf(content))}
      </p>
      <p>{risk.join(' · ')}</p>
      <p>{t('schemes.pricedAt', { when: moment(new Date(now).toISOString()) })}</p>
    </div>
  );
}
