import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DatasetReport } from '../../../shared/schemas/data/dataset.ts';
import { Notice } from '../../components/notice.tsx';
import { Section } from '../../components/section.tsx';
import { count } from '../../i18n/money.ts';
import { useImport } from './import-store.ts';
import { ReportParts } from './report-parts.tsx';

/** Says that the rows of a file are in use, and which were refused. */
export function ImportedFile({ report }: { readonly report: DatasetReport }) {
  const { t } = useTranslation('datasets');
  const leave = useImport((state) => state.leave);
  const { kind, taken, refused, fileName } = report;
  const note = kind === 'customers' ? 'done.noteCustomers' : 'done.note';
  return (
    <Section title={t('done.title', { file: fileName })}>
      <Notice
        tone="plain"
        urgent
        action={
          <Button size="xs" variant="default" onClick={leave}>
            {t('done.close')}
          </Button>
        }
      >
        {t(note, { taken: count(taken), refused: count(refused) })}
      </Notice>
      <ReportParts report={report} />
    </Section>
  );
}
