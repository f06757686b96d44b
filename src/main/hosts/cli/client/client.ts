import { Command, InvalidArgumentError } from 'commander';
import {
  extentOf,
  isPermission,
  PERMISSIONS,
  type Permission,
} from '../../../../shared/domain/permission.ts';
import type { Client, IssuedClient } from '../../../../shared/schemas/people/client.ts';
import { type DataOptions, dataCommand, mayBeNew } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { table } from '../common/table.ts';
import { addRefusals } from './refusals.ts';

function permissions(list: string): Permission[] {
  const words = list.split(',').map((word) => word.trim());
  const unknown = words.filter((word) => !isPermission(word));
  if (unknown.length > 0) {
    const known = PERMISSIONS.join(', ');
    throw new InvalidArgumentError(`Unknown: ${unknown.join(', ')}. There are: ${known}.`);
  }
  return [...new Set(words.filter((word) => isPermission(word)))];
}

const HEAD = ['Client', 'Issued', 'State', 'Permissions', 'Name'];

function row({ client_id, name, createdAt, revokedAt, ...rights }: Client): string[] {
  const { permissions: allowed, ownQuotesOnly } = rights;
  const extents = { all: 'all', usual: 'all but rate books', some: allowed.join(',') };
  const all = extents[extentOf(allowed)];
  const reach = ownQuotesOnly ? `${all}, its own quotes only` : all;
  const state = revokedAt ? `revoked ${revokedAt}` : 'active';
  return [client_id, createdAt, state, reach, name];
}

function issuedLines(issued: IssuedClient): string[] {
  return [
    `client_id:     ${issued.client_id}`,
    `client_secret: ${issued.client_secret}`,
    `scope:         ${issued.scope}`,
    `permissions:   ${issued.permissions.join(', ')}`,
    ...(issued.ownQuotesOnly ? ['quotes:        only those it submits'] : []),
    'The secret is not shown again.',
  ];
}

/** `client create`, `client list`, `client refusals`, `client rotate`, `client revoke`. */
export function clientCommands(): Command {
  const client = new Command('client').description('issue and revoke the clients of the API');
  examples(
    client,
    'client create "Comparison site" --permissions price,lookup',
    'client create "Partner" --own',
    'client list --json',
    'client refusals --limit 10',
    'client rotate qd-7k3m9xq2f4td',
    'client revoke qd-7k3m9xq2f4td',
  );
  dataCommand(
    mayBeNew(
      client
        .command('create')
        .description('issue a client and show its secret, once')
        .argument('<name>', 'its name, which no other active client has')
        .option('--own', 'reach only the quotes it submits; every quote unless given')
        .option(
          '--permissions <list>',
          `of ${PERMISSIONS.join(',')}; all but those for rate books unless given`,
          permissions,
        ),
    ),
    async (options: DataOptions & { permissions?: Permission[]; own?: true }, name: string) => {
      const { permissions: allowed, own } = options;
      const wanted = {
        ...(allowed ? { permissions: allowed } : {}),
        ...(own ? { ownQuotesOnly: own } : {}),
      };
      const issued = await runOperation(options, 'createClient', { name, ...wanted });
      print(options, issued, () => issuedLines(issued));
    },
  );
  dataCommand(
    client.command('list').description('list every client, revoked ones too'),
    async (options: DataOptions) => {
      const { clients } = await runOperation(options, 'listClients', {});
      print(options, { clients }, () =>
        clients.length > 0 ? table([HEAD, ...clients.map(row)]) : ['There are no clients yet.'],
      );
    },
  );
  dataCommand(
    client
      .command('rotate')
      .description(
        'give a client a new secret, shown once; the old secret and its tokens stop working',
      )
      .argument('<client_id>', 'as `client list` shows it'),
    async (options: DataOptions, client_id: string) => {
      const issued = await runOperation(options, 'rotateClient', { client_id });
      print(options, issued, () => issuedLines(issued));
    },
  );
  dataCommand(
    client
      .command('revoke')
      .description('revoke a client and every token it holds')
      .argument('<client_id>', 'as `client list` shows it'),
    async (options: DataOptions, client_id: string) => {
      const revoked = await runOperation(options, 'revokeClient', { client_id });
      print(options, revoked, () => [`Revoked ${revoked.client_id} (${revoked.name}).`]);
    },
  );
  addRefusals(client);
  return client;
}
