import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BackupList } from '../../../../shared/schemas/data/backups.ts';
import { Empty } from '../../../components/notice.tsx';
import table from '../../../components/table.module.css';
import { ScrollingTable } from '../../../components/table.tsx';
import { moment } from '../../../i18n/day.ts';
import { count } from '../../../i18n/money.ts';
import { megabytes } from './megabytes.ts';
import { usePreparing } from './work.ts';

/** What can be restored. */
export interface Restorable {
  readonly name: string;
  readonly from: 'backups' | 'kept';
  readonly at: string;
  /** Whether only a passphrase opens it. */
  readonly needsPassphrase: boolean;
}

interface BackupTableProps {
  readonly list: BackupList;
  readonly onRestore: (one: Restorable) => void;
}

/** The backups there are, and what restores kept aside, the newest first. */
export function BackupTable({ list: { backups, kept, elsewhere }, onRestore }: BackupTableProps) {
  const { t } = useTranslation('settings');
  const isBusy = usePreparing((state) => state.isWorking);
  if (backups.length + kept.length === 0) {
    return <Empty title={t(elsewhere.length > 0 ? 'backups.noneHere' : 'backups.none')} />;
  }
  const columns = [
    { title: t('backups.column.made') },
    { title: t('backups.column.kind') },
    { title: t('backups.column.quotes'), className: table.number },
    { title: t('backups.column.policies'), className: table.number },
    { title: t('backups.column.size'), className: table.number },
    { title: t('backups.column.opensBy') },
    { title: t('backups.column.actions') },
  ];
  // Until they are restored, no one opens what a restore kept aside: what is in it is not known.
  const aside = kept.map((one) => ({
    ...one,
    from: 'kept' as const,
    kind: 'kept' as const,
    protection: 'here' as const,
    quotes: undefined,
    policies: undefined,
  }));
  const rows = [...backups.map((one) => ({ ...one, from: 'backups' as const })), ...aside].toSorted(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  );
  return (
    <ScrollingTable label={t('backups.table')} columns={columns}>
      {rows.map(({ name, from, at, kind, quotes, policies, bytes, protection }) => (
        <tr key={name}>
          <th scope="row" className={`${table.lead} ${table.when}`}>
            {moment(at)}
          </th>
          <td>{t(`backups.kind.${kind}`)}</td>
          <td className={table.number}>{quotes === undefined ? '–' : count(quotes)}</td>
          <td className={table.number}>{policies === undefined ? '–' : count(policies)}</td>
          <td className={table.number}>{t('backups.megabytes', { size: megabytes(bytes) })}</td>
          <td>{t(`backups.opensBy.${protection}`)}</td>
          <td>
            <Button
              size="compact-sm"
              variant="default"
              disabled={isBusy}
              aria-label={t('backups.restoreOf', { when: moment(at) })}
              onClick={() =>
                onRestore({ name, from, at, needsPassphrase: protection === 'passphrase' })
              }
            >
              {t('backups.restore')}
            </Button>
          </td>
        </tr>
      ))}
    </ScrollingTable>
  );
}
