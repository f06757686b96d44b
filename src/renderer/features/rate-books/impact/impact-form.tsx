import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_RISKS } from '../../../../shared/domain/rate-books/impact.ts';
import type { ImpactRequest } from '../../../../shared/schemas/rate-books/impact.ts';
import { DateField } from '../../../components/date-field.tsx';
import { useToday } from '../../../data/every.ts';
import { writtenDay } from '../../../i18n/day.ts';
import { count } from '../../../i18n/money.ts';
import { readDate } from '../../../i18n/read-date.ts';
import classes from './impact.module.css';

const SOURCES = ['quotes', 'portfolio'] as const;
type Source = (typeof SOURCES)[number];

/** How many risks may be invented. */
const SIZES = [1_000, 10_000, 100_000, MOST_RISKS];

interface ImpactFormProps {
  /** While it works the button does nothing, but keeps the focus. */
  readonly isWorking: boolean;
  readonly onMeasure: (risks: Pick<ImpactRequest, 'portfolio' | 'since'>) => void;
}

/** Chooses the risks: the kept quotes, all or since a day, or so many invented ones. */
export function ImpactForm({ isWorking, onMeasure }: ImpactFormProps) {
  const { t } = useTranslation('compareBooks');
  const [source, setSource] = useState<Source>('quotes');
  const [since, setSince] = useState('');
  const [size, setSize] = useState(10_000);
  const reading = readDate(since, 'day', useToday());
  const measure = () => {
    if (source === 'portfolio') onMeasure({ portfolio: { size } });
    else if (reading.kind === 'day') onMeasure({ since: reading.day });
    else if (reading.kind !== 'problem') onMeasure({});
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWorking) measure();
      }}
    >
      <SegmentedControl
        aria-label={t('impact.source')}
        data={SOURCES.map((value) => ({ value, label: t(`impact.of.${value}`) }))}
        value={source}
        onChange={(word) => setSource(SOURCES.find((each) => each === word) ?? source)}
      />
      {source === 'quotes' ? (
        <DateField
          label={t('impact.since')}
          text={since}
          reading={reading}
          readBack={writtenDay}
          onText={setSince}
          onSettle={() => undefined}
        />
      ) : (
        <NativeSelect
          aria-label={t('impact.size')}
          data={SIZES.map((each) => ({
            value: String(each),
            label: t('impact.risks', { count: each, written: count(each) }),
          }))}
          value={String(size)}
          onChange={({ currentTarget: { value } }) => setSize(Number(value))}
        />
      )}
      <Button type="submit" aria-disabled={isWorking} data-disabled={isWorking}>
        {t('impact.measure')}
      </Button>
    </form>
  );
}
