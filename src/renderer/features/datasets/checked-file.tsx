import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Dataset, DatasetReport } from '../../../shared/schemas/data/dataset.ts';
import { Notice } from '../../components/notice.tsx';
import { Section } from '../../components/section.tsx';
import { count } from '../../i18n/money.ts';
import { withoutFile } from './dataset-table.tsx';
import classes from './datasets.module.css';
import { useImport } from './import-store.ts';
import { ReportParts } from './report-parts.tsx';

interface CheckedFileProps {
  readonly report: DatasetReport;
  readonly before: Dataset | undefined;
}

/** What the check found in a file, and the choice to use its rows. */
export function CheckedFile({ report, before }: CheckedFileProps) {
  const { t } = useTranslation('datasets');
  const { use, leave } = useImport();
  const { kind, taken, rows, fileName } = report;
  const inUse = before?.rows ?? 0;
  const source = before?.imported?.fileName ?? withoutFile(kind);
  return (
    <Section title={t('checked.title', { file: fileName })}>
      <Notice tone={taken > 0 ? 'plain' : 'warning'} urgent>
        {taken > 0
          ? t(inUse > 0 ? 'checked.note' : 'checked.first', {
              taken: count(taken),
              rows: count(rows),
              before: count(inUse),
              source,
            })
          : t('checked.nothing')}
      </Notice>
      <div className={classes.decide}>
        {taken > 0 && (
          <Button onClick={() => void use()} data-testid="use-rows">
            {t(`checked.use.${kind}`, { count: taken, written: count(taken) })}
          </Button>
        )}
        <Button variant="default" onClick={leave}>
          {t('checked.discard')}
        </Button>
      </div>
      <ReportParts report={report} />
    </Section>
  );
}
