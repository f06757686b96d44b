import { useTranslation } from 'react-i18next';
import type { Client } from '../../../shared/schemas/people/client.ts';
import type { ApiUsage } from '../../../shared/schemas/people/usage.ts';
import classes from '../../components/table.module.css';
import { ClientRow } from './client-row.tsx';
import { UsageCells } from './usage-cells.tsx';

interface ClientTableProps {
  readonly clients: readonly Client[];
  readonly usage: ApiUsage | undefined;
  readonly onRotate: (client: Client) => void;
  readonly onRevoke: (client: Client) => void;
}

function Head() {
  const { t } = useTranslation('access');
  return (
    <thead>
      <tr>
        <th scope="col">{t('clients.name')}</th>
        <th scope="col">{t('clients.permissions')}</th>
        <th scope="col" className={classes.number}>
          {t('clients.today')}
        </th>
        <th scope="col" className={classes.number}>
          {t('clients.week')}
        </th>
        <th scope="col">{t('clients.refused')}</th>
        <th scope="col">{t('clients.lastUsed')}</th>
        <td />
      </tr>
    </thead>
  );
}

/** The clients with what they may do, what they did, and what came of it. */
export function ClientTable({ clients, usage, onRotate, onRevoke }: ClientTableProps) {
  const { t } = useTranslation('access');
  const of = new Map(usage?.clients.map((each) => [each.client_id, each]));
  const most = Math.max(0, ...[...of.values()].map((each) => each.lastSevenDays.requests));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
    <section className={classes.panel} tabIndex={0} aria-label={t('clients.table')}>
      <table className={classes.table}>
        <Head />
        <tbody>
          {clients.map((client) => (
            <ClientRow
              key={client.client_id}
              client={client}
              usage={of.get(client.client_id)}
              most={most}
              onRotate={onRotate}
              onRevoke={onRevoke}
            />
          ))}
          {usage?.unknown.lastUsedAt && (
            <tr data-over>
              <th scope="row">{t('clients.unknown')}</th>
              <td />
              <UsageCells usage={usage.unknown} most={most} />
              <td />
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
