import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_RISKS } from '../../../../../shared/domain/rate-books/impact.ts';
import type { ImpactRequest } from '../../../../../shared/schemas/rate-books/impact.ts';
import { SizeSelect } from '../size-select.tsx';
import classes from './impact-form.module.css';

const SOURCES = ['quotes', 'portfolio'] as const;
type Source = (typeof SOURCES)[number];

/** How many risks may be invented. */
const SIZES = [1_000, 10_000, 100_000, MOST_RISKS];

interface ImpactFormProps {
  /** While it works the button does nothing, but keeps the focus. */
  readonly isWorking: boolean;
  readonly onMeasure: (portfolio: Pick<ImpactRequest, 'portfolio'>) => void;
}

/** Chooses the risks: all kept quotes, or so many invented ones. */
export function ImpactForm({ isWorking, onMeasure }: ImpactFormProps) {
  const { t } = useTranslation('compareBooks');
  const [source, setSource] = useState<Source>('quotes');
  const [size, setSize] = useState(10_000);
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWorking) return;
        onMeasure(source === 'quotes' ? {} : { portfolio: { size } });
      }}
    >
      <SegmentedControl
        aria-label={t('impact.source')}
        data={SOURCES.map((value) => ({ value, label: t(`impact.of.${value}`) }))}
        value={source}
        onChange={(word) => setSource(SOURCES.find((each) => each === word) ?? source)}
      />
      {source === 'portfolio' && (
        <SizeSelect sizes={SIZES} size={size} onSize={setSize} isLabelHidden />
      )}
      <Button type="submit" aria-disabled={isWorking} data-disabled={isWorking}>
        {t('impact.measure')}
      </Button>
    </form>
  );
}
