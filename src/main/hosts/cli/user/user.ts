import { Command } from 'commander';
import { ROLES, type Role } from '../../../../shared/domain/role.ts';
import type { User, UserStep } from '../../../../shared/schemas/people/user.ts';
import { askSecret } from '../common/ask-secret.ts';
import { type DataOptions, dataCommand, mayBeNew } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { table } from '../common/table.ts';
import { type LimitOptions, limitsOf, rolesOption, withLimits, withUser } from './options.ts';

const PIN = 'PIN (six digits or more, or a passphrase): ';
const USER = 'the name, or the id as `user list` shows it';

const HEAD = ['User', 'State', 'Roles', 'Down', 'Up', 'Login', 'Name'];

const limit = (percent: number | null) => (percent === null ? '–' : `${percent} %`);

function row({ userId, name, roles, limits, login, disabledAt }: User): string[] {
  const state = disabledAt === null ? 'active' : `disabled ${disabledAt}`;
  const { down, up } = limits;
  return [userId, state, roles.join(','), limit(down), limit(up), login ?? '–', name];
}

const stepRow = ({ at, step, name, user, by }: UserStep) => [at, step, name, user?.name ?? by];

function addList(user: Command): void {
  const command = user
    .command('list')
    .description('list everybody, disabled people too, and the latest changes');
  dataCommand(command, async (options: DataOptions) => {
    const listed = await runOperation(options, 'listUsers', {});
    print(options, listed, () =>
      listed.users.length === 0
        ? ['This desk has no sign-in: anyone here can do everything.']
        : [
            ...table([HEAD, ...listed.users.map(row)]),
            '',
            ...table([['When', 'What', 'Whom', 'By'], ...listed.steps.map(stepRow)]),
          ],
    );
  });
}

function addAdd(user: Command): void {
  const command = user
    .command('add')
    .description('add a person and ask for a PIN; once there is one, everybody signs in')
    .argument('<name>', 'the name that the history shows')
    .requiredOption('--roles <list>', `of ${ROLES.join(',')}`, rolesOption)
    .option('--login <name>', 'the system user to sign in automatically as this person');
  dataCommand(
    mayBeNew(withLimits(command)),
    async (
      options: DataOptions & LimitOptions & { roles: Role[]; login?: string },
      name: string,
    ) => {
      const { roles, login } = options;
      const limits = limitsOf(options);
      const pin = await askSecret(PIN);
      const added = await runOperation(options, 'addUser', {
        ...{ name, roles, pin },
        ...(limits === undefined ? {} : { limits }),
        ...(login === undefined ? {} : { login }),
      });
      print(options, added, () => table([HEAD, row(added)]));
    },
  );
}

function addRole(user: Command): void {
  const command = user
    .command('role')
    .description('change a person’s roles, and any limits given')
    .argument('<user>', USER)
    .argument('<roles>', `of ${ROLES.join(',')}`, rolesOption);
  dataCommand(
    withLimits(command),
    async (options: DataOptions & LimitOptions, named: string, roles: Role[]) => {
      const limits = limitsOf(options);
      const changed = await withUser(options, named, (call, { userId }) =>
        call('changeUser', { userId, roles, ...(limits === undefined ? {} : { limits }) }),
      );
      print(options, changed, () => table([HEAD, row(changed)]));
    },
  );
}

function addPin(user: Command): void {
  const command = user
    .command('pin')
    .description('give a person a new PIN; the old one is not needed')
    .argument('<user>', USER);
  dataCommand(command, async (options: DataOptions, named: string) => {
    const changed = await withUser(options, named, async (call, { userId }) =>
      call('setUserPin', { userId, pin: await askSecret(PIN) }),
    );
    print(options, changed, () => [`${changed.name} has a new PIN.`]);
  });
}

function addDisabling(user: Command, name: 'disable' | 'enable', description: string): void {
  const command = user.command(name).description(description).argument('<user>', USER);
  dataCommand(command, async (options: DataOptions, named: string) => {
    const isDisabled = name === 'disable';
    const changed = await withUser(options, named, (call, { userId }) =>
      call('changeUser', { userId, isDisabled }),
    );
    print(options, changed, () => table([HEAD, row(changed)]));
  });
}

function addEnd(user: Command): void {
  const command = user
    .command('end')
    .description('disable everybody: the desk then has no sign-in');
  dataCommand(command, async (options: DataOptions) => {
    const listed = await runOperation(options, 'endSignIn', {});
    print(options, listed, () => ['This desk has no sign-in any more.']);
  });
}

/** `user list`, `user add`, `user role`, `user pin`, `user disable`, `user enable`, `user end`. */
export function userCommands(): Command {
  const user = new Command('user').description(
    'manage who signs in at the desk and what each may do',
  );
  examples(
    user,
    'user add "Máire Byrne" --roles administer,quote,override,accept',
    'user add "Pat Walsh" --roles quote,override --down 10 --up 20',
    'user role "Pat Walsh" quote,accept',
    'user pin "Máire Byrne"',
    'user list --json',
  );
  addList(user);
  addAdd(user);
  addRole(user);
  addPin(user);
  addDisabling(user, 'disable', 'stop a person signing in; the history keeps the name');
  addDisabling(user, 'enable', 'let a person sign in again');
  addEnd(user);
  return user;
}
