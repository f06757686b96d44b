import { utcText } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { tidyLine } from '../../../shared/domain/text/tidy.ts';
import { done, failed, invalid, type Result } from '../../../shared/result/result.ts';
import type {
  NewUser,
  OwnPin,
  User,
  UserChange,
  UserList,
  UserPin,
} from '../../../shared/schemas/people/user.ts';
import type { Context } from '../dispatcher.ts';
import type { Secrets } from './client-store.ts';
import { type DeskParts, isActive, normalPin, pinFault, verifyPin } from './desk.ts';
import { type Changed, keep, keepOne, shown } from './keep-users.ts';
import type { StoredUser } from './user-store.ts';

/** What keeping the people at the desk needs. */
export interface UserParts extends DeskParts {
  readonly secrets: Pick<Secrets, 'hash' | 'matches' | 'isBusy'>;
  readonly newUserId: () => string;
}

/** How many of the things that happened to users are listed. */
const MOST_STEPS = 50;

const NO_LIMITS = { down: null, up: null };

/** The hash of a PIN, or why it is none. @param path of the input that has it */
async function pinHashOf(
  { secrets }: Pick<UserParts, 'secrets'>,
  pin: string,
  path = 'pin',
): Promise<Result<string>> {
  const fault = pinFault(pin);
  return fault ? invalid([{ path, message: fault }]) : done(await secrets.hash(normalPin(pin)));
}

/** Lists everybody, also who may not sign in any more, and what happened last. */
export function listUsers({ users }: Pick<UserParts, 'users'>) {
  return async (): Promise<Result<UserList>> => {
    const steps = await users.steps(MOST_STEPS);
    return done({
      users: (await users.all()).map(shown),
      steps: steps.map(({ step, userId, at, by, user, detail }) => ({
        step,
        userId,
        name: detail.name,
        at: utcText(at),
        by,
        ...(user === undefined ? {} : { user }),
        ...(detail.clock === undefined ? {} : { reason: detail.clock.reason }),
      })),
    });
  };
}

/** Adds a user. The first one is signed in at once: from then on the desk asks for it. */
export function addUser(parts: UserParts) {
  return async (wanted: NewUser, context: Context): Promise<Result<User>> => {
    const pinHash = await pinHashOf(parts, wanted.pin);
    if (!pinHash.ok) return pinHash;
    const { roles, limits = NO_LIMITS, login = null } = wanted;
    const user: StoredUser = {
      id: parts.newUserId(),
      name: tidyLine(wanted.name),
      pinHash: pinHash.value,
      roles,
      limits,
      login,
      createdAt: context.now,
      disabledAt: null,
    };
    let isFirst = false;
    const kept = await keep(parts, context, (all) => {
      isFirst = !all.some(isActive);
      return done([{ user, step: 'userAdded' }]);
    });
    if (!kept.ok) return kept;
    if (isFirst) parts.session.signIn(user.id, context.now);
    return done(shown(user));
  };
}

/** What a user may do, as one text to compare. */
const mayDo = ({ roles, limits: { down, up }, login }: StoredUser) =>
  JSON.stringify([roles.toSorted(), down, up, login]);

/** Changes what a user may do, and whether it may sign in. */
export function changeUser(parts: UserParts) {
  return ({ userId, isDisabled, ...change }: UserChange, context: Context): Promise<Result<User>> =>
    keepOne(parts, userId, context, (user) => {
      const { roles = user.roles, limits = user.limits, login = user.login } = change;
      const changed: Changed = { user: { ...user, roles, limits, login }, step: 'userChanged' };
      if (isDisabled === undefined || isDisabled === !isActive(user)) return [changed];
      const turned: Changed = {
        user: { ...changed.user, disabledAt: isDisabled ? context.now : null },
        step: isDisabled ? 'userDisabled' : 'userEnabled',
      };
      // Two steps: that somebody comes back says nothing of other roles.
      return mayDo(user) === mayDo(changed.user) ? [turned] : [changed, turned];
    });
}

/** Gives a user a new PIN, also where no one knows the old one. */
export function setUserPin(parts: UserParts) {
  return async ({ userId, pin }: UserPin, context: Context): Promise<Result<User>> => {
    const pinHash = await pinHashOf(parts, pin);
    if (!pinHash.ok) return pinHash;
    await parts.tries(parts.settings).succeed(userId);
    return keepOne(parts, userId, context, (user) => [
      { user: { ...user, pinHash: pinHash.value }, step: 'userPinSet' },
    ]);
  };
}

/** Replaces the PIN of the person who is signed in, who knows the old one. */
export function changeOwnPin(parts: UserParts) {
  return async ({ pin, newPin }: OwnPin, context: Context): Promise<Result<User>> => {
    const { caller, now } = context;
    const own = caller.kind === 'broker' ? caller.user?.id : undefined;
    const user = (await parts.users.all()).find(({ id }) => id === own);
    if (!user) return failed({ kind: 'notFound', message: message('userNotFound') });
    const verified = await verifyPin(parts, user, { pin, now });
    if (!verified.ok) return verified;
    if (normalPin(newPin) === normalPin(pin))
      return invalid([{ path: 'newPin', message: message('pinSame') }]);
    const pinHash = await pinHashOf(parts, newPin, 'newPin');
    if (!pinHash.ok) return pinHash;
    return keepOne(parts, user.id, context, (present) => [
      { user: { ...present, pinHash: pinHash.value }, step: 'userPinSet' },
    ]);
  };
}

/** Disables everybody: no one signs in at the desk any more. */
export function endSignIn(parts: UserParts) {
  return async (_: object, context: Context): Promise<Result<UserList>> => {
    const kept = await keep(parts, context, (all) =>
      done(
        all.filter(isActive).map((user) => ({
          user: { ...user, disabledAt: context.now },
          step: 'userDisabled',
        })),
      ),
    );
    if (!kept.ok) return kept;
    parts.session.leave();
    return listUsers(parts)();
  };
}
