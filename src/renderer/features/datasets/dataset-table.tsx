import { useTranslation } from 'react-i18next';
import type { DatasetKind } from '../../../shared/domain/data/dataset.ts';
import type { Dataset } from '../../../shared/schemas/data/dataset.ts';
import { ScrollingTable } from '../../components/scrolling-table.tsx';
import table from '../../components/table.module.css';
import { translate } from '../../i18n/i18n.ts';
import { moment } from '../../i18n/moment.ts';
import { count } from '../../i18n/money.ts';
import classes from './datasets.module.css';
import { ImportButton } from './import-button.tsx';
import { RemoveButton } from './remove-button.tsx';

/** What there is of a kind before anything is imported. */
export function withoutFile(kind: DatasetKind): string {
  return translate(kind === 'customers' ? 'datasets:none' : 'datasets:demonstration');
}

interface DatasetTableProps {
  readonly datasets: readonly Dataset[];
  /** Whether a file is on its way: one at a time. */
  readonly isBusy: boolean;
}

/** The datasets in use, each with where it comes from. */
export function DatasetTable({ datasets, isBusy }: DatasetTableProps) {
  const { t } = useTranslation('datasets');
  const columns = [
    { title: t('column.dataset') },
    { title: t('column.rows'), className: table.number },
    { title: t('column.source') },
    { title: t('column.since') },
    { title: t('column.hash') },
    { title: t('column.actions') },
  ];
  return (
    <>
      <ScrollingTable label={t('table')} columns={columns} classes={table}>
        {datasets.map(({ kind, rows, imported }) => (
          <tr key={kind}>
            <th scope="row">{t(`kind.${kind}`)}</th>
            <td className={table.number}>{count(rows)}</td>
            <td className={classes.file}>{imported?.fileName ?? withoutFile(kind)}</td>
            <td className={table.when}>{imported ? moment(imported.at) : '–'}</td>
            <td className={table.code} title={imported?.sha256}>
              {imported ? imported.sha256.slice(0, 12) : '–'}
            </td>
            <td>
              <div className={classes.actions}>
                <ImportButton kind={kind} isBusy={isBusy} />
                {imported && (
                  <RemoveButton kind={kind} fileName={imported.fileName} isBusy={isBusy} />
                )}
              </div>
            </td>
          </tr>
        ))}
      </ScrollingTable>
      <div className={classes.note}>
        <p>{t('note')}</p>
        <ul>
          {datasets.map(({ kind }) => (
            <li key={kind}>
              {t(`kind.${kind}`)} – {t(`columns.${kind}`)}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
