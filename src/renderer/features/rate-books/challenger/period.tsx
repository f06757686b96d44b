import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { irishDay } from '../../../../shared/domain/date.ts';
import type { ChallengerQuery } from '../../../../shared/schemas/rate-books/challenger.ts';
import { DateField } from '../../../components/date-field.tsx';
import { typedDay, writtenDay } from '../../../i18n/day.ts';
import { readDate } from '../../../i18n/read-date.ts';
import classes from './challenger.module.css';

/** The days of the submissions, both included; either may be left open. */
export type Days = Omit<ChallengerQuery, 'hash'>;

interface PeriodProps {
  readonly days: Days;
  readonly onChange: (days: Days) => void;
}

function Day({ name, days, onChange }: PeriodProps & { readonly name: keyof Days }) {
  const { t } = useTranslation('challenger');
  const day = days[name];
  const [text, setText] = useState(day === undefined ? '' : typedDay(day));
  const reading = readDate(text, 'day', irishDay(Date.now()));
  const settle = () => {
    if (reading.kind === 'problem') return;
    const { [name]: before, ...others } = days;
    const next = reading.kind === 'day' ? reading.day : undefined;
    if (next !== before) onChange(next === undefined ? others : { ...others, [name]: next });
  };
  return (
    <DateField
      label={t(`period.${name}`)}
      text={text}
      reading={reading}
      readBack={writtenDay}
      onText={setText}
      onSettle={settle}
    />
  );
}

/** Chooses the days whose submissions are compared. */
export function Period(props: PeriodProps) {
  const { t } = useTranslation('challenger');
  return (
    <fieldset className={classes.period}>
      <legend>{t('period.title')}</legend>
      <Day {...props} name="from" />
      <Day {...props} name="to" />
    </fieldset>
  );
}
