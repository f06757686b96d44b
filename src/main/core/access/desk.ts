import { fold } from '../../../shared/domain/fold.ts';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { done, failed, type Result, rateLimited } from '../../../shared/result/result.ts';
import type { Desk, SignIn } from '../../../shared/schemas/people/user.ts';
import { signedIn } from '../caller/signed-in.ts';
import { type ChangingSettings, readSettings } from '../desk/settings.ts';
import { BROKER, type Caller, type Context, VISITOR } from '../dispatcher.ts';
import type { Secrets } from './client-store.ts';
import type { pinTries } from './pin-tries.ts';
import type { DeskSession } from './session.ts';
import { MINUTE } from './sliding-window.ts';
import type { StoredUser, UserStore } from './user-store.ts';

/** The fewest digits of a PIN, and the fewest characters of a passphrase. */
const LEAST_DIGITS = 6;
const LEAST_CHARACTERS = 8;

const RUNS = ['01234567890', '09876543210'];

/** Whether the digits are those that somebody would try first. */
const isEasy = (digits: string) =>
  new Set(digits).size === 1 || RUNS.some((run) => run.includes(digits));

/** What lists of stolen passphrases have most often, without digits and signs around it. */
const COMMON = new Set(
  `password passwort passphrase pass passw0rd p@ssw0rd qwerty qwertyuiop qwertz azerty asdfgh asdfghjkl
   zxcvbn zxcvbnm qazwsx qazwsxedc 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 abc abcd abcdef abcdefgh iloveyou
   letmein welcome admin administrator login master secret changeme default monkey dragon sunshine
   princess football baseball superman batman starwars whatever trustno computer internet michael
   jennifer chocolate liverpool arsenal chelsea ireland dublin guinness quotedesk insurance broker`.split(
    /\s+/,
  ),
);

/** Whether a passphrase is one of the first that somebody would try. */
function isCommon(passphrase: string): boolean {
  const plain = fold(passphrase).replaceAll(' ', '');
  const bare = plain.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return new Set(plain).size === 1 || COMMON.has(plain) || COMMON.has(bare);
}

/** One text for one typed PIN, however the keyboard makes its accents. */
export const normalPin = (pin: string) => pin.normalize('NFC');

/** Why a text is no PIN; undefined where it is one. */
export function pinFault(pin: string): Message | undefined {
  if (!/^\d+$/.test(pin)) {
    if ([...pin].length < LEAST_CHARACTERS) {
      return message('passphraseShort', { least: LEAST_CHARACTERS });
    }
    return isCommon(pin) ? message('pinEasy') : undefined;
  }
  if (pin.length < LEAST_DIGITS) return message('pinShort', { least: LEAST_DIGITS });
  return isEasy(pin) ? message('pinEasy') : undefined;
}

/** What signing in at the desk needs. */
export interface DeskParts {
  readonly users: UserStore;
  readonly secrets: Pick<Secrets, 'matches' | 'isBusy'>;
  readonly session: DeskSession;
  readonly tries: ReturnType<typeof pinTries>;
  readonly settings: ChangingSettings;
}

/** Seconds after which a queue of hashes has moved on. */
const QUEUE_MOVES = 1;

export const isActive = ({ disabledAt }: StoredUser) => disabledAt === null;

interface CurrentState {
  readonly state: Desk['state'];
  readonly user: StoredUser | undefined;
  readonly people: readonly StoredUser[];
}

/** Where the desk stands at a moment: idle for longer than the settings allow, it locks itself. */
async function currentStateOf(
  { users, session, settings }: Omit<DeskParts, 'tries' | 'secrets'>,
  now: number,
): Promise<CurrentState> {
  const people = (await users.all()).filter(isActive);
  if (people.length === 0) return { state: 'open', user: undefined, people };
  const user = people.find(({ id }) => id === session.userId());
  if (!user) return { state: 'signedOut', user, people };
  const { idleLockMinutes } = (await readSettings(settings)).privacy;
  const isIdle = idleLockMinutes > 0 && now - session.usedAt() >= idleLockMinutes * MINUTE;
  if (isIdle) session.lock();
  return { state: session.isLocked() ? 'locked' : 'signedIn', user, people };
}

function shown({ state, user, people }: CurrentState): Desk {
  return {
    state,
    user: user
      ? { userId: user.id, name: user.name, roles: [...user.roles], limits: user.limits }
      : null,
    people: people.map(({ id, name }) => ({ userId: id, name })),
  };
}

/** Who calls from the screens of a host now. */
export function deskCaller(parts: Omit<DeskParts, 'tries' | 'secrets'>) {
  return async (now: number): Promise<Caller> => {
    const { state, user } = await currentStateOf(parts, now);
    if (state === 'open') return BROKER;
    return state === 'signedIn' && user
      ? { kind: 'broker', id: 'desk', user: signedIn(user) }
      : VISITOR;
  };
}

/** Says whether somebody has to sign in, and who has. */
export function getDesk(parts: DeskParts) {
  return async (_: object, { now }: Context): Promise<Result<Desk>> =>
    done(shown(await currentStateOf(parts, now)));
}

/** How long to wait, in words. */
function patience(seconds: number): Message {
  if (seconds === 1) return message('pinWaitSecond');
  return seconds <= 120
    ? message('pinWait', { seconds })
    : message('pinWaitMinutes', { minutes: Math.ceil(seconds / 60) });
}

/** Whether a PIN is right; wrong ones make anyone who tries the same person wait longer and longer. */
export async function verifyPin(
  { secrets, settings, ...parts }: Pick<DeskParts, 'secrets' | 'settings' | 'tries'>,
  { id, pinHash }: StoredUser,
  { pin, now }: { readonly pin: string; readonly now: number },
): Promise<Result<true>> {
  if (secrets.isBusy()) return failed(rateLimited(QUEUE_MOVES));
  const tries = parts.tries(settings);
  const wait = await tries.begin(id, now);
  if (wait !== undefined) {
    return failed({ kind: 'rateLimited', message: patience(wait), retryAfter: wait });
  }
  if (!(await secrets.matches(normalPin(pin), pinHash))) {
    await tries.fail();
    return failed({ kind: 'forbidden', message: message('pinWrong') });
  }
  await tries.succeed(id);
  return done(true);
}

/** Signs in by the PIN, or unlocks the desk; the person who was signed in before is not any more. */
export function signIn(parts: DeskParts) {
  return async ({ userId, pin }: SignIn, { now }: Context): Promise<Result<Desk>> => {
    const user = (await parts.users.all()).filter(isActive).find(({ id }) => id === userId);
    if (!user) return failed({ kind: 'notFound', message: message('userNotFound') });
    const verified = await verifyPin(parts, user, { pin, now });
    if (!verified.ok) return verified;
    parts.session.signIn(userId, now);
    return done(shown(await currentStateOf(parts, now)));
  };
}

/** Signs in the person who started the host under a name of the system that a user has. */
export function signInByLogin({ users, session }: Pick<DeskParts, 'users' | 'session'>) {
  return async (login: string, now: number): Promise<void> => {
    const user = (await users.all()).filter(isActive).find((one) => one.login === login);
    if (user) session.signIn(user.id, now);
  };
}

/** Changes the session, and says where the desk stands then. */
function changesSession(parts: DeskParts, change: (session: DeskSession, now: number) => void) {
  return async (_: object, { now }: Context): Promise<Result<Desk>> => {
    change(parts.session, now);
    return done(shown(await currentStateOf(parts, now)));
  };
}

export const lockDesk = (parts: DeskParts) => changesSession(parts, (session) => session.lock());

export const leaveDesk = (parts: DeskParts) => changesSession(parts, (session) => session.leave());

/** Notes that somebody is there. */
export function noteActivity({ session }: Pick<DeskParts, 'session'>) {
  return async (_: object, { now }: Context): Promise<Result<Record<string, never>>> => {
    session.use(now);
    return done({});
  };
}
