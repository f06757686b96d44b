import { Button, Group } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImpactReport } from '../../../../../shared/schemas/rate-books/impact.ts';
import { download } from '../../../../components/download.ts';
import { Icon } from '../../../../components/icon.tsx';
import { PrintButton } from '../../../../components/print-button.tsx';
import { BandsChart } from './bands-chart.tsx';
import classes from './impact.module.css';
import { pairWords } from './impact-words.ts';
import { Moves } from './moves.tsx';
import { Rules } from './rules.tsx';
import { Segments } from './segments.tsx';
import { Totals } from './totals.tsx';

/** A version may hold what a file's name can not. */
const nameOf = ({ from, to }: ImpactReport) =>
  `impact-${from.version}-${to.version}.csv`.replaceAll(/[^\w.-]+/g, '-');

async function save(report: ImpactReport): Promise<void> {
  const { impactCsv } = await import('./impact-csv.ts');
  download(impactCsv(report), nameOf(report));
}

/** What a measurement found: in all, by bands, by segment, and the risks that move most. */
export function ImpactResult({ report }: { readonly report: ImpactReport }) {
  const { t } = useTranslation('compareBooks');
  const printed = useRef<HTMLDivElement>(null);
  return (
    <>
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          leftSection={<Icon name="download" />}
          onClick={() => void save(report)}
        >
          {t('impact.csv')}
        </Button>
        <PrintButton of={printed} size="xs">
          {t('impact.print')}
        </PrintButton>
      </Group>
      <div ref={printed} className={classes.result}>
        <p className={classes.pair} role="status">
          {pairWords(report)}
        </p>
        <Totals report={report} />
        <BandsChart total={report.total} />
        <Segments report={report} />
        <Rules rules={report.rules} />
        <Moves report={report} />
      </div>
    </>
  );
}
