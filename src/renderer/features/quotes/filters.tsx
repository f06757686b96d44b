import { Button, NativeSelect, Popover } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COVERS } from '../../../shared/domain/quotes/cover.ts';
import { SHOWN_STATUSES } from '../../../shared/domain/quotes/quote-status.ts';
import { REFERRAL_STATES } from '../../../shared/domain/quotes/referral.ts';
import type { Settings } from '../../../shared/schemas/desk/settings.ts';
import { DateField } from '../../components/date-field.tsx';
import { Icon } from '../../components/icon.tsx';
import { useDesk } from '../../data/desk.ts';
import { getEnvironment } from '../../data/environment.ts';
import { MINUTE } from '../../data/every.ts';
import { expiringThisWeek, expiringToday, useExpiring } from '../../data/quote-count.ts';
import {
  isSameQuery,
  type QueryDay,
  type QuoteQuery,
  readQuery,
  withPart,
} from '../../data/quote-query.ts';
import { useSchemesInForce } from '../../data/schemes.ts';
import { typedDay, writtenDay } from '../../i18n/day.ts';
import { writtenCount } from '../../i18n/money.ts';
import { readDate } from '../../i18n/read-date.ts';
import { today } from './fields.ts';
import classes from './quotes.module.css';

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
  const user = useDesk()?.user;
  const mine = user && getEnvironment() === 'live' ? { assignee: user.userId } : undefined;
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
      {mine && chip('·mine', mine, t('chip.mine'))}
      {views.length > 0 && <span className={classes.between} aria-hidden="true" />}
      {views.map(({ name, query: its }) => chip(name, readQuery(its), name))}
      {children}
    </div>
  );
}

interface DayProps {
  readonly label: string;
  readonly name: QueryDay;
  readonly query: QuoteQuery;
  readonly onChange: (query: QuoteQuery) => void;
}

function Day({ label, name, query, onChange }: DayProps) {
  const [text, setText] = useState(query[name] === undefined ? '' : typedDay(query[name]));
  const reading = readDate(text, 'cover', today());
  const settle = () => {
    if (reading.kind === 'problem') return;
    const day = reading.kind === 'day' ? reading.day : undefined;
    if (day !== query[name]) onChange(withPart(query, name, day));
  };
  return (
    <DateField
      label={label}
      text={text}
      reading={reading}
      readBack={writtenDay}
      onText={setText}
      onSettle={settle}
    />
  );
}

interface DayRangeProps extends Pick<DayProps, 'query' | 'onChange'> {
  readonly legend: string;
  readonly from: QueryDay;
  readonly to: QueryDay;
}

/** Two days, both included; either may be left open. */
function DayRange({ legend, from, to, query, onChange }: DayRangeProps) {
  const { t } = useTranslation('quotes');
  return (
    <fieldset className={classes.range}>
      <legend>{legend}</legend>
      <Day label={t('filter.from')} name={from} query={query} onChange={onChange} />
      <Day label={t('filter.to')} name={to} query={query} onChange={onChange} />
    </fieldset>
  );
}

interface FiltersProps {
  readonly query: QuoteQuery;
  readonly onChange: (query: QuoteQuery) => void;
}

/** The insurer, where quotes are of more than one. */
function SchemeFilter({ query, onChange }: FiltersProps) {
  const { t } = useTranslation('quotes');
  const schemes = useSchemesInForce();
  const { scheme: asked } = query;
  const isOther = asked !== undefined && !schemes.some(({ id }) => id === asked);
  if (schemes.length < 2 && asked === undefined) return null;
  return (
    <NativeSelect
      className={classes.insurer}
      aria-label={t('filter.insurer')}
      value={asked ?? ''}
      onChange={({ currentTarget: { value } }) => onChange(withPart(query, 'scheme', value))}
      data={[
        { value: '', label: t('filter.anyInsurer') },
        ...schemes.map(({ id, name }) => ({ value: id, label: name })),
        // Of a scheme that is in force no more there may still be quotes.
        ...(isOther ? [{ value: asked, label: asked }] : []),
      ]}
    />
  );
}

/** Status, cover, referral, insurer and days. */
export function Filters({ query, onChange }: FiltersProps) {
  const { t } = useTranslation(['quotes', 'common']);
  const chosen = <T extends string>(words: readonly T[], value: string) =>
    words.find((word) => word === value);
  return (
    <>
      <NativeSelect
        aria-label={t('filter.status')}
        value={query.status ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange(withPart(query, 'status', chosen(SHOWN_STATUSES, value)))
        }
        data={[
          { value: '', label: t('filter.anyStatus') },
          ...SHOWN_STATUSES.map((value) => ({ value, label: t(`common:status.${value}`) })),
        ]}
      />
      <NativeSelect
        className={classes.cover}
        aria-label={t('filter.cover')}
        value={query.cover ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange(withPart(query, 'cover', chosen(COVERS, value)))
        }
        data={[
          { value: '', label: t('filter.anyCover') },
          ...COVERS.map((value) => ({ value, label: t(`common:cover.${value}`) })),
        ]}
      />
      <NativeSelect
        className={classes.cover}
        aria-label={t('filter.referral')}
        value={query.referral ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange(withPart(query, 'referral', chosen(REFERRAL_STATES, value)))
        }
        data={[
          { value: '', label: t('filter.anyReferral') },
          ...REFERRAL_STATES.map((value) => ({ value, label: t(`common:referral.${value}`) })),
        ]}
      />
      <SchemeFilter query={query} onChange={onChange} />
      <Popover position="bottom-end" trapFocus returnFocus shadow="md" radius="lg">
        <Popover.Target>
          <Button variant="default" rightSection={<Icon name="down" />}>
            {t('filter.days')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown className={classes.days} aria-label={t('filter.days')}>
          <DayRange
            legend={t('filter.created')}
            from="createdFrom"
            to="createdTo"
            query={query}
            onChange={onChange}
          />
          <DayRange
            legend={t('filter.expires')}
            from="expiresFrom"
            to="expiresTo"
            query={query}
            onChange={onChange}
          />
        </Popover.Dropdown>
      </Popover>
    </>
  );
}
