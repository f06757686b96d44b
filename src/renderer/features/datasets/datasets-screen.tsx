import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { JobBar } from '../../components/job-bar.tsx';
import { RoleNeeded } from '../../components/role-needed.tsx';
import { Screen } from '../../components/screen.tsx';
import { ScreenLink } from '../../components/screen-link.tsx';
import { sectionAddress } from '../../components/section.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { useMay } from '../../data/desk.ts';
import { faultToSay, useOperation } from '../../data/use-operation.ts';
import { percent } from '../../i18n/money.ts';
import '../../i18n/screen-words/datasets.ts';
import { CheckedFile } from './checked-file.tsx';
import { ColumnMapping } from './column-mapping.tsx';
import { DatasetTable } from './dataset-table.tsx';
import { type ImportStep, useImport } from './import-store.ts';
import { ImportedFile } from './imported-file.tsx';

/** Which vehicles, addresses and customers are in use; files of others are imported here. */
export function DatasetsScreen() {
  const { t } = useTranslation('datasets');
  const may = useMay();
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      actions={<ScreenLink to={sectionAddress('/settings', 'datasets')}>{t('back')}</ScreenLink>}
    >
      {may('administer') ? <Datasets /> : <RoleNeeded right="administer" to="use" />}
    </Screen>
  );
}

function Datasets() {
  const { t } = useTranslation('datasets');
  const { value, fault, refetch } = useOperation('listDatasets', {});
  const now = useImport((state) => state.now);
  const said = faultToSay(fault, value !== undefined);
  return (
    <>
      {said && <FaultNotice fault={said} onRetry={refetch} />}
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
