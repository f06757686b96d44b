import { utcText } from '../../../shared/domain/date.ts';
import { fold } from '../../../shared/domain/fold.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { done, type Fault, failed, type Result } from '../../../shared/result/result.ts';
import type { User } from '../../../shared/schemas/people/user.ts';
import { doneBy } from '../caller/done-by.ts';
import type { Context } from '../dispatcher.ts';
import { isActive } from './desk.ts';
import type { StoredUser, UserEvent, UserStore } from './user-store.ts';

interface Kept {
  readonly users: UserStore;
}

/** A user as lists show it. */
export function shown({ id, name, roles, limits, login, createdAt, disabledAt }: StoredUser): User {
  return {
    userId: id,
    name,
    roles: [...roles],
    limits,
    login,
    createdAt: utcText(createdAt),
    disabledAt: disabledAt === null ? null : utcText(disabledAt),
  };
}

function event(step: UserEvent['step'], user: StoredUser, context: Context): UserEvent {
  const { id, name, roles, limits, login } = user;
  return { step, userId: id, ...doneBy(context), detail: { name, roles, limits, login } };
}

/** Why the people at the desk can't be these; undefined where they can. */
function faultOf(users: readonly StoredUser[]): Fault | undefined {
  const active = users.filter(isActive);
  const conflict = (code: 'administratorNeeded' | 'userNameTaken' | 'userLoginTaken'): Fault => ({
    kind: 'conflict',
    message: message(code),
  });
  const isAlone = (text: (user: StoredUser) => string | null) => {
    const texts = active.map(text).filter((one) => one !== null);
    return new Set(texts).size === texts.length;
  };
  if (active.length > 0 && !active.some(({ roles }) => roles.includes('administer'))) {
    return conflict('administratorNeeded');
  }
  if (!isAlone(({ name }) => fold(name))) return conflict('userNameTaken');
  return isAlone(({ login }) => login) ? undefined : conflict('userLoginTaken');
}

/** A changed user, with what happened to it. */
export interface Changed {
  readonly user: StoredUser;
  readonly step: UserEvent['step'];
}

/** Keeps what is decided on all users, where the people at the desk can be such. */
export async function keep(
  { users }: Kept,
  context: Context,
  decide: (all: readonly StoredUser[]) => Result<readonly Changed[]>,
): Promise<Result<readonly Changed[]>> {
  let decided: Result<readonly Changed[]> = done([]);
  await users.change((all) => {
    decided = decide(all);
    if (!decided.ok) return undefined;
    const changed = decided.value;
    const byId = new Map([...all, ...changed.map(({ user }) => user)].map((one) => [one.id, one]));
    const fault = faultOf([...byId.values()]);
    if (fault) {
      decided = failed(fault);
      return undefined;
    }
    return {
      users: changed.map(({ user }) => user),
      events: changed.map(({ user, step }) => event(step, user, context)),
    };
  });
  return decided;
}

/** Changes one user. @param to gives what happens to it, step by step, with the user as it then is */
export async function keepOne(
  parts: Kept,
  userId: string,
  context: Context,
  to: (user: StoredUser) => readonly [Changed, ...Changed[]],
): Promise<Result<User>> {
  const kept = await keep(parts, context, (all) => {
    const user = all.find(({ id }) => id === userId);
    return user ? done(to(user)) : failed({ kind: 'notFound', message: message('userNotFound') });
  });
  if (!kept.ok) return kept;
  const changed = kept.value.at(-1);
  // There is always one: of the user itself.
  if (!changed) throw new Error('A change of a user changed none');
  return done(shown(changed.user));
}
