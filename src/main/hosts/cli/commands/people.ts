import { message } from '../../../../shared/domain/messages/message.ts';
import { extentOf } from '../../../../shared/domain/permission.ts';
import { FaultError } from '../../../../shared/result/fault-error.ts';
import type { Client, IssuedClient } from '../../../../shared/schemas/people/client.ts';
import type { User } from '../../../../shared/schemas/people/user.ts';
import { type CommandDefinition, command, operation } from '../common/command.ts';
import { type Call, runOperations } from '../common/data.ts';
import { type Column, list } from '../common/output.ts';
import { argument, option } from '../common/parameters.ts';
import { askSecret } from '../common/terminal.ts';

/** What a client may do, and with which quotes. */
function reachOf({ permissions, ownQuotesOnly }: Client): string {
  const extents = { all: 'all', usual: 'all but rate books', some: permissions.join(',') };
  const all = extents[extentOf(permissions)];
  return ownQuotesOnly ? `${all}, its own quotes only` : all;
}

const issuedLines = (issued: IssuedClient): string[] => [
  `client_id:     ${issued.client_id}`,
  `client_secret: ${issued.client_secret}`,
  `scope:         ${issued.scope}`,
  `permissions:   ${issued.permissions.join(', ')}`,
  ...(issued.ownQuotesOnly ? ['quotes:        only those it submits'] : []),
  'The secret is not shown again.',
];

const CLIENT = argument('client_id', 'as `client list` shows it');

/** The clients of the API, and what it refused. */
export const clientCommands: readonly CommandDefinition[] = [
  operation('createClient', {
    words: 'client create',
    summary: 'issue a client and show its secret, once',
    takes: {
      name: argument('name', 'its name, which no other active client has'),
      ownQuotesOnly: option('reach only the quotes it submits; every quote unless given', 'own'),
      permissions: option('all but those for rate books unless given'),
    },
    mayBeNew: true,
    lines: issuedLines,
    examples: [
      'client create "Comparison site" --permissions price,lookup',
      'client create "Partner" --own',
    ],
  }),
  operation('listClients', {
    words: 'client list',
    summary: 'list every client, revoked ones too',
    lines: ({ clients }) =>
      list(
        clients,
        [
          ['Client', ({ client_id }) => client_id],
          ['Issued', ({ createdAt }) => createdAt],
          ['State', ({ revokedAt }) => (revokedAt ? `revoked ${revokedAt}` : 'active')],
          ['Permissions', reachOf],
          ['Name', ({ name }) => name],
        ],
        'There are no clients yet.',
      ),
    examples: ['client list --json'],
  }),
  operation('rotateClient', {
    words: 'client rotate',
    summary: 'give a client a new secret, shown once; the old secret and its tokens stop working',
    takes: { client_id: CLIENT },
    lines: issuedLines,
    examples: ['client rotate qd-7k3m9xq2f4td'],
  }),
  operation('revokeClient', {
    words: 'client revoke',
    summary: 'revoke a client and every token it holds',
    takes: { client_id: CLIENT },
    lines: ({ client_id, name }) => [`Revoked ${client_id} (${name}).`],
    examples: ['client revoke qd-7k3m9xq2f4td'],
  }),
  operation('listRefusals', {
    words: 'refusal list',
    summary: 'list what the API refused (401, 403, 429), by hour, client and address',
    takes: { limit: option('how many; 50 unless given') },
    lines: ({ refusals }) =>
      list(
        refusals,
        [
          ['Hour', ({ hour }) => hour],
          ['Client', ({ client_id }) => client_id ?? 'no token'],
          ['Address', ({ route }) => route],
          ['Status', ({ status }) => status, 'right'],
          ['Requests', ({ requests }) => requests, 'right'],
          ['Last', ({ lastAt }) => lastAt],
        ],
        'The API refused nothing in the last 30 days.',
      ),
    examples: ['refusal list --limit 10'],
  }),
];

const askPin = () => askSecret('PIN (six digits or more, or a passphrase): ');

const percent = (limit: number | null) => (limit === null ? '–' : `${limit} %`);

const USER_COLUMNS: readonly Column<User>[] = [
  ['User', ({ userId }) => userId],
  ['State', ({ disabledAt }) => (disabledAt === null ? 'active' : `disabled ${disabledAt}`)],
  ['Roles', ({ roles }) => roles.join(',')],
  ['Down', ({ limits }) => percent(limits.down)],
  ['Up', ({ limits }) => percent(limits.up)],
  ['Login', ({ login }) => login ?? '–'],
  ['Name', ({ name }) => name],
];
const userLines = (user: User) => list([user], USER_COLUMNS);

const USER = { user: argument('user', 'the name, or the id as `user list` shows it') };

/**
 * The user of this id or name; a person who may sign in comes before others of the name.
 * @throws FaultError where there is none
 */
async function userIdOf(call: Call, { user: named }: { readonly user: string }) {
  const { users } = await call('listUsers', {});
  const found = users.filter(({ userId, name }) => userId === named || name === named);
  const user = found.find(({ disabledAt }) => disabledAt === null) ?? found[0];
  if (user) return { userId: user.userId };
  throw new FaultError({ kind: 'notFound', message: message('userNotFound') });
}

const LIMITS = {
  'limits.down': option(
    'percent that overrides may take a premium down; no limit unless given',
    'down',
    { isRequired: false },
  ),
  'limits.up': option('percent that they may take it up; no limit unless given', 'up', {
    isRequired: false,
  }),
};

/** A limit that is not given is none. */
function withLimits<I extends { limits?: User['limits'] }>(input: I): I {
  if (!input.limits) return input;
  const { down = null, up = null }: Partial<User['limits']> = input.limits;
  return { ...input, limits: { down, up } };
}

const disabling = (verb: string, isDisabled: boolean, summary: string) =>
  operation('changeUser', {
    words: `user ${verb}`,
    summary,
    more: USER,
    look: async (call, given) => ({ ...(await userIdOf(call, given)), isDisabled }),
    lines: userLines,
    examples: [`user ${verb} "Pat Walsh"`],
  });

/** The people who sign in at the desk. */
export const userCommands: readonly CommandDefinition[] = [
  operation('addUser', {
    words: 'user create',
    summary: 'add a person and ask for a PIN; once there is one, everyone signs in',
    takes: {
      name: argument('name', 'the name that the history shows'),
      roles: option('what the person may do'),
      ...LIMITS,
      login: option('the system user to sign in automatically as this person'),
    },
    mayBeNew: true,
    read: async () => ({ pin: await askPin() }),
    complete: withLimits,
    lines: userLines,
    examples: [
      'user create "Máire Byrne" --roles administer,quote,override,accept',
      'user create "Pat Walsh" --roles quote,override --down 10 --up 20',
    ],
  }),
  operation('listUsers', {
    words: 'user list',
    summary: 'list every person, disabled people too, and the latest changes',
    lines: ({ users, steps }) =>
      users.length === 0
        ? ['This desk has no sign-in: anyone here can do everything.']
        : [
            ...list(users, USER_COLUMNS),
            '',
            ...list(steps, [
              ['When', ({ at }) => at],
              ['What', ({ step }) => step],
              ['Whom', ({ name }) => name],
              ['By', ({ user, by }) => user?.name ?? by],
            ]),
          ],
    examples: ['user list --json'],
  }),
  operation('changeUser', {
    words: 'user change',
    summary: 'change a person’s roles, or the limits of their overrides',
    more: USER,
    takes: { roles: option('what the person may do'), ...LIMITS },
    complete: withLimits,
    look: userIdOf,
    lines: userLines,
    examples: ['user change "Pat Walsh" --roles quote,accept'],
  }),
  command({
    words: 'user set-pin',
    summary: 'give a person a new PIN; the old one is not needed',
    takes: USER,
    examples: ['user set-pin "Máire Byrne"'],
    run: async (given, options) => {
      const changed = await runOperations(options, async (call) => {
        const { userId } = await userIdOf(call, given);
        return call('setUserPin', { userId, pin: await askPin() });
      });
      return { value: changed, lines: () => [`${changed.name} has a new PIN.`] };
    },
  }),
  disabling('disable', true, 'stop a person signing in; the history keeps the name'),
  disabling('enable', false, 'let a person sign in again'),
  operation('endSignIn', {
    words: 'user end-sign-in',
    summary: 'disable every person: the desk then has no sign-in',
    lines: () => ['This desk has no sign-in any more.'],
    examples: ['user end-sign-in'],
  }),
];
