import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Settings } from '../../../shared/schemas/desk/settings.ts';
import { MINUTE } from '../../data/every.ts';
import { expiringThisWeek, expiringToday, useExpiring } from '../../data/expiring.ts';
import { isSameQuery, type QuoteQuery, readQuery } from '../../data/quote-query.ts';
import { writtenCount } from '../../i18n/count.ts';
import classes from './chips.module.css';

interface ChipProps {
  readonly isOn: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Chip({ isOn, onPress, children }: ChipProps) {
  return (
    <button type="button" className={classes.chip} aria-pressed={isOn} onClick={onPress}>
      {children}
    </button>
  );
}

interface ChipsProps {
  readonly query: QuoteQuery;
  readonly views: Settings['savedViews'];
  readonly onPick: (query: QuoteQuery) => void;
  /** What stands at the end of the row. */
  readonly children: ReactNode;
}

/** The questions asked most: what expires, and the broker's own. A second press takes it back. */
export function Chips({ query, views, onPick, children }: ChipsProps) {
  const { t } = useTranslation('quotes');
  const { today, day, week } = useExpiring(MINUTE);
  const chip = (key: string, its: QuoteQuery, content: ReactNode) => {
    const isOn = isSameQuery(query, its);
    return (
      <Chip key={key} isOn={isOn} onPress={() => onPick(isOn ? {} : its)}>
        {content}
      </Chip>
    );
  };
  const number = (count: typeof day) =>
    count && <span className={classes.count}>{writtenCount(count)}</span>;
  return (
    <div className={classes.chips}>
      {chip('·day', expiringToday(today), [t('chip.today'), ' ', number(day)])}
      {chip('·week', expiringThisWeek(today), [t('chip.week'), ' ', number(week)])}
      {views.length > 0 && <span className={classes.between} aria-hidden="true" />}
      {views.map(({ name, query: its }) => chip(name, readQuery(its), name))}
      {children}
    </div>
  );
}
