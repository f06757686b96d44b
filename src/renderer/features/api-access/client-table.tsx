import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { extentOf } from '../../../shared/domain/permission.ts';
import type { Client } from '../../../shared/schemas/people/client.ts';
import type { ApiUsage, Usage } from '../../../shared/schemas/people/usage.ts';
import table from '../../components/table.module.css';
import { moment } from '../../i18n/day.ts';
import { count } from '../../i18n/money.ts';
import row from './api-access.module.css';

/** Why requests come to nothing, in the order of the screen. */
const REFUSALS = [
  'unauthenticated',
  'forbidden',
  'rateLimited',
  'otherRefusals',
  'failures',
] as const satisfies readonly (keyof Usage)[];

/** How many requests came to nothing, and for which reasons. */
function refusalsOf(usage: Usage) {
  const reasons = REFUSALS.filter((reason) => usage[reason] > 0);
  return { reasons, total: reasons.reduce((sum, reason) => sum + usage[reason], 0) };
}

/** How much one client, or no one known, used the API. */
type UsageTimes = ApiUsage['unknown'];

interface UsageCellsProps {
  /** Undefined until it is known. */
  readonly usage: UsageTimes | undefined;
  /** The requests of the busiest client's week. */
  readonly most: number;
}

/** The cells of a row: today, seven days, what was refused and why, and when it was last. */
function UsageCells({ usage, most }: UsageCellsProps) {
  const { t } = useTranslation(['access', 'common']);
  if (!usage) return <td colSpan={4}>{t('common:none')}</td>;
  const { today, lastSevenDays: week, lastUsedAt } = usage;
  const { reasons, total } = refusalsOf(week);
  return (
    <>
      <td className={table.number}>{count(today.requests)}</td>
      <td className={table.number}>
        {count(week.requests)}
        <span className={row.track}>
          <span
            className={row.bar}
            style={{ width: `${most === 0 ? 0 : (week.requests / most) * 100}%` }}
          />
        </span>
      </td>
      <td>
        {total === 0 ? count(0) : <strong className="amount">{count(total)}</strong>}
        {reasons.map((reason) => (
          <span key={reason} className={row.reason}>
            {t(`refusal.${reason}`, { count: week[reason] })}
          </span>
        ))}
      </td>
      <td className={table.when}>
        {lastUsedAt === null ? t('clients.never') : moment(lastUsedAt)}
      </td>
    </>
  );
}

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
    <div className={row.actions}>
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
function ClientRow({ client, usage, most, onRotate, onRevoke }: ClientRowProps) {
  const { t } = useTranslation('access');
  const { client_id, permissions, ownQuotesOnly, createdAt, revokedAt } = client;
  const isOver = revokedAt !== null;
  const extent = extentOf(permissions);
  return (
    <tr data-over={isOver || undefined}>
      <th scope="row">
        {client.name}
        <span className={row.id}>{client_id}</span>
        <span className={row.created}>{t('clients.created', { moment: moment(createdAt) })}</span>
      </th>
      <td>
        {extent === 'some' ? permissions.join(', ') : t(`clients.extent.${extent}`)}
        {ownQuotesOnly && <span className={row.created}>{t('clients.own')}</span>}
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
        <th scope="col" className={table.number}>
          {t('clients.today')}
        </th>
        <th scope="col" className={table.number}>
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
    <section className={table.panel} tabIndex={0} aria-label={t('clients.table')}>
      <table className={table.table}>
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
