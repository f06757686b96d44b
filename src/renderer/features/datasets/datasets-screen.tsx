import '../../i18n/screen-words/datasets.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Dataset, DatasetReport } from '../../../shared/schemas/data/dataset.ts';
import { JobBar } from '../../components/job-bar.tsx';
import { ScreenLink } from '../../components/links.tsx';
import { FaultNotice, Notice, RoleNeeded, Waiting } from '../../components/notice.tsx';
import { Screen, Section } from '../../components/screen.tsx';
import { useMay } from '../../data/desk.ts';
import { faultToSay, useOperation } from '../../data/operation-query.ts';
import { count, percent } from '../../i18n/money.ts';
import { ColumnMapping } from './column-mapping.tsx';
import { DatasetTable, withoutFile } from './dataset-table.tsx';
import classes from './datasets.module.css';
import { type ImportStep, useImport } from './import-store.ts';
import { ReportParts } from './report-parts.tsx';

interface CheckedFileProps {
  readonly report: DatasetReport;
  readonly before: Dataset | undefined;
}

/** What the check found in a file, and the choice to use its rows. */
function CheckedFile({ report, before }: CheckedFileProps) {
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

/** Says that the rows of a file are in use, and which were refused. */
function ImportedFile({ report }: { readonly report: DatasetReport }) {
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

/** Which vehicles, addresses and customers are in use; files of others are imported here. */
export function DatasetsScreen() {
  const { t } = useTranslation('datasets');
  const may = useMay();
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      actions={<ScreenLink to="/settings">{t('back')}</ScreenLink>}
    >
      {may('administer') ? <Datasets /> : <RoleNeeded right="administer" to="use" />}
    </Screen>
  );
}

function Datasets() {
  const { t } = useTranslation('datasets');
  const { value, fault, refetch } = useOperation('listDatasets', {});
  const now = useImport((state) => state.now);
  const problem = faultToSay(fault, value !== undefined);
  return (
    <>
      {problem && <FaultNotice fault={problem} onRetry={refetch} />}
      {!value && !fault && <Waiting what={t('table')} height={180} />}
      {value && <DatasetTable datasets={value.datasets} isBusy={'progress' in now} />}
      {value && <Import now={now} datasets={value.datasets} />}
    </>
  );
}

interface ImportProps extends Pick<Parameters<typeof DatasetTable>[0], 'datasets'> {
  readonly now: ImportStep;
}

/** How far the import of a file is, and what there is to decide. */
function Import({ now, datasets }: ImportProps) {
  const { t } = useTranslation('datasets');
  const cancel = useImport((state) => state.cancel);
  if (now.step === 'none') return null;
  if (now.step === 'failed') return <FaultNotice fault={now.fault} />;
  if (now.step === 'done') return <ImportedFile report={now.report} />;
  if (now.step === 'mapping') return <ColumnMapping key={now.upload} file={now} />;
  if (now.step === 'checked') {
    const before = datasets.find(({ kind }) => kind === now.report.kind);
    return <CheckedFile report={now.report} before={before} />;
  }
  const { progress, step, fileName } = now;
  const share = progress && progress.of > 0 ? progress.done / progress.of : 0;
  return (
    <JobBar
      what={t(`work.${step}`, { file: fileName })}
      progress={progress}
      shown={t('percent', { percent: percent(Math.floor(100 * share) / 100) })}
      onCancel={cancel}
    />
  );
}
