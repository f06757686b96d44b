import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../components/date-field.tsx';
import { type QueryDay, type QuoteQuery, withPart } from '../../data/quote-query.ts';
import { typedDay, writtenDay } from '../../i18n/day.ts';
import { readDate } from '../../i18n/read-date.ts';
import { today } from './fields.ts';
import classes from './quotes-screen.module.css';

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
export function DayRange({ legend, from, to, query, onChange }: DayRangeProps) {
  const { t } = useTranslation('quotes');
  return (
    <fieldset className={classes.range}>
      <legend>{legend}</legend>
      <Day label={t('filter.from')} name={from} query={query} onChange={onChange} />
      <Day label={t('filter.to')} name={to} query={query} onChange={onChange} />
    </fieldset>
  );
}
