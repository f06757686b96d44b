import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { extentOf } from '../../../shared/domain/permission.ts';
import type { Client } from '../../../shared/schemas/people/client.ts';
import table from '../../components/table.module.css';
import { moment } from '../../i18n/moment.ts';
import classes from './client-row.module.css';
import { UsageCells, type UsageTimes } from './usage-cells.tsx';

interface ClientRowProps {
  readonly client: Client;
  readonly usage: UsageTimes | undefined;
  readonly most: number;
  readonly onRotate: (client: Client) => void;
  readonly onRevoke: (client: Client) => void;
}

function Actions({ client, onRotate, onRevoke }: Omit<ClientRowProps, 'usage' | 'most'>) {
  const { t } = useTranslation('access');
  const { name } = client;
  return (
    <div className={classes.actions}>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('rotate.of', { name })}
        onClick={() => onRotate(client)}
      >
        {t('rotate.action')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('revoke.of', { name })}
        onClick={() => onRevoke(client)}
      >
        {t('revoke.action')}
      </Button>
    </div>
  );
}

/** One client: who it is, what it may do and did, and what can be done about it. */
export function ClientRow({ client, usage, most, onRotate, onRevoke }: ClientRowProps) {
  const { t } = useTranslation('access');
  const { client_id, permissions, ownQuotesOnly, createdAt, revokedAt } = client;
  const isOver = revokedAt !== null;
  const extent = extentOf(permissions);
  return (
    <tr data-over={isOver || undefined}>
      <th scope="row">
        {client.name}
        <span className={classes.id}>{client_id}</span>
        <span className={classes.created}>
          {t('clients.created', { moment: moment(createdAt) })}
        </span>
      </th>
      <td>
        {extent === 'some' ? permissions.join(', ') : t(`clients.extent.${extent}`)}
        {ownQuotesOnly && <span className={classes.created}>{t('clients.own')}</span>}
      </td>
      <UsageCells usage={usage} most={most} />
      <td>
        {isOver ? (
          <span className={table.quiet}>{t('clients.revoked', { moment: moment(revokedAt) })}</span>
        ) : (
          <Actions client={client} onRotate={onRotate} onRevoke={onRevoke} />
        )}
      </td>
    </tr>
  );
}
