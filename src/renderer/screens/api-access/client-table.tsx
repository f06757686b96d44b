import { Button } from '@mantine/core';
import { PERMISSIONS } from '../../../shared/permission.ts';
import type { Client } from '../../../shared/shapes/client.ts';
import { moment } from '../../parts/moment.ts';
import classes from '../../parts/table.module.css';

interface ClientTableProps {
  readonly clients: readonly Client[];
  readonly onRevoke: (client: Client) => void;
}

function permitted({ permissions }: Client): string {
  return permissions.length === PERMISSIONS.length ? 'All' : permissions.join(', ');
}

/** The clients with what they may do and when they came and went. */
export function ClientTable({ clients, onRevoke }: ClientTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
    <section className={classes.panel} tabIndex={0} aria-label="Table of clients">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Client ID</th>
            <th scope="col">Permissions</th>
            <th scope="col">Created</th>
            <th scope="col">Revoked</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {clients.map((client) => (
            <tr key={client.client_id} data-over={client.revokedAt !== null || undefined}>
              <th scope="row">{client.name}</th>
              <td className={classes.code}>{client.client_id}</td>
              <td>{permitted(client)}</td>
              <td className={classes.when}>{moment(client.createdAt)}</td>
              <td className={classes.when}>
                {client.revokedAt === null ? '–' : moment(client.revokedAt)}
              </td>
              <td>
                {client.revokedAt === null && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={`Revoke ${client.name}`}
                    onClick={() => onRevoke(client)}
                  >
                    Revoke
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
