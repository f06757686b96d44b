import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useChosenPeriod } from './chosen-period.ts';
import { PERIODS, readPeriod } from './period.ts';

/** The period that the figures are of. */
export function PeriodPicker() {
  const { t } = useTranslation('dashboard');
  const { period, choose } = useChosenPeriod();
  return (
    <SegmentedControl
      aria-label={t('period.label')}
      size="sm"
      data={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
      value={period}
      onChange={(word) => choose(readPeriod(word))}
    />
  );
}
