import { type Command, InvalidArgumentError } from 'commander';
import { message } from '../../../../shared/domain/messages/message.ts';
import { isRole, ROLES, type Role } from '../../../../shared/domain/role.ts';
import type { OverrideLimits, User } from '../../../../shared/schemas/people/user.ts';
import { CommandFault } from '../common/command-fault.ts';
import type { DataOptions } from '../common/data-command.ts';
import { type Call, runOperations } from '../common/run-operation.ts';
import { wholeNumber } from '../common/whole-number.ts';

/** Reads a list of roles, as `quote,accept`. */
export function rolesOption(list: string): Role[] {
  const words = list.split(',').map((word) => word.trim());
  const unknown = words.filter((word) => !isRole(word));
  if (unknown.length > 0) {
    throw new InvalidArgumentError(
      `Unknown: ${unknown.join(', ')}. There are: ${ROLES.join(', ')}.`,
    );
  }
  return [...new Set(words.filter((word) => isRole(word)))];
}

/** What limits the overrides of a user. */
export interface LimitOptions {
  readonly down?: number;
  readonly up?: number;
}

/** Gives a command the options of limits. */
export function withLimits(command: Command): Command {
  const percent = wholeNumber(0, 100);
  return command
    .option(
      '--down <percent>',
      'how far overrides may take a premium down; no limit unless given',
      percent,
    )
    .option('--up <percent>', 'how far they may take it up; no limit unless given', percent);
}

/** The limits that a command was given; undefined where it was given none. */
export function limitsOf({ down, up }: LimitOptions): OverrideLimits | undefined {
  if (down === undefined && up === undefined) return undefined;
  return { down: down ?? null, up: up ?? null };
}

/**
 * Works with the user of this id or name; somebody who may sign in comes before others of the name.
 * @throws CommandFault where there is none
 */
export function withUser<T>(
  options: DataOptions,
  named: string,
  work: (call: Call, user: User) => Promise<T>,
): Promise<T> {
  return runOperations(options, async (call) => {
    const { users } = await call('listUsers', {});
    const found = users.filter(({ userId, name }) => userId === named || name === named);
    const user = found.find(({ disabledAt }) => disabledAt === null) ?? found[0];
    if (user) return work(call, user);
    throw new CommandFault({ kind: 'notFound', message: message('userNotFound') });
  });
}
