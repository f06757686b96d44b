import { type Static, Type } from 'typebox';
import { ROLES } from '../../domain/role.ts';
import { TYPED_LINE } from '../../domain/text/text-pattern.ts';
import { Actor } from '../common/actor.ts';

const Id = Type.String({ minLength: 1, maxLength: 100 });
const Name = Type.String({ minLength: 1, maxLength: 100, ...TYPED_LINE });
const Roles = Type.Array(Type.Enum(ROLES), { minItems: 1, uniqueItems: true });
const Pin = Type.String({
  minLength: 6,
  maxLength: 100,
  description: 'Six digits or more, or a passphrase of eight characters or more',
});

const percent = (description: string) =>
  Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()], { description });

/** How far overrides of a person may move a premium. */
export const OverrideLimits = Type.Object({
  down: percent('Percent below the premium without them; null: no limit'),
  up: percent('Percent above it; null: no limit'),
});
export type OverrideLimits = Static<typeof OverrideLimits>;

const Login = Type.Union(
  [Type.String({ minLength: 1, maxLength: 100, ...TYPED_LINE }), Type.Null()],
  {
    description: 'The system user who is signed in automatically as this person',
  },
);

/** Somebody who may sign in at the desk: never the PIN. */
export const User = Type.Object({
  userId: Id,
  name: Name,
  roles: Roles,
  limits: OverrideLimits,
  login: Login,
  createdAt: Type.String({ description: 'ISO 8601, UTC' }),
  disabledAt: Type.Union([Type.String(), Type.Null()]),
});
export type User = Static<typeof User>;

export const NewUser = Type.Object({
  name: Name,
  pin: Pin,
  roles: Roles,
  limits: Type.Optional(OverrideLimits),
  login: Type.Optional(Login),
});
export type NewUser = Static<typeof NewUser>;

/** What to change of a user; what is absent stays. */
export const UserChange = Type.Object({
  userId: Id,
  roles: Type.Optional(Roles),
  limits: Type.Optional(OverrideLimits),
  login: Type.Optional(Login),
  isDisabled: Type.Optional(Type.Boolean()),
});
export type UserChange = Static<typeof UserChange>;

export const UserPin = Type.Object({ userId: Id, pin: Pin });
export type UserPin = Static<typeof UserPin>;

export const OwnPin = Type.Object({ pin: Type.String({ maxLength: 100 }), newPin: Pin });
export type OwnPin = Static<typeof OwnPin>;

export const USER_STEPS = [
  'userAdded',
  'userChanged',
  'userPinSet',
  'userDisabled',
  'userEnabled',
  'userClockConfirmed',
] as const;

/** What happened to a user. */
export const UserStep = Type.Object({
  step: Type.Enum([...USER_STEPS]),
  userId: Id,
  name: Type.String({ description: 'Of the user whom it happened to' }),
  at: Type.String({ description: 'ISO 8601, UTC' }),
  by: Type.String({ description: 'desk' }),
  user: Type.Optional(Actor),
  reason: Type.Optional(
    Type.String({ description: 'Why the history is ahead of the clock, where that was confirmed' }),
  ),
});
export type UserStep = Static<typeof UserStep>;

export const UserList = Type.Object({
  users: Type.Array(User),
  steps: Type.Array(UserStep, { description: 'What happened to users, the newest first' }),
});
export type UserList = Static<typeof UserList>;

/** Who may sign in at the desk, and who has. */
export const Desk = Type.Object({
  state: Type.Enum(['open', 'signedOut', 'locked', 'signedIn'], {
    description: '`open`: the desk has no sign-in; `locked`: the PIN unlocks it',
  }),
  user: Type.Union([Type.Pick(User, ['userId', 'name', 'roles', 'limits']), Type.Null()], {
    description: 'Who is signed in, or locked the desk',
  }),
  people: Type.Array(Type.Pick(User, ['userId', 'name']), { description: 'Who may sign in' }),
});
export type Desk = Static<typeof Desk>;

export const SignIn = Type.Object({ userId: Id, pin: Type.String({ maxLength: 100 }) });
export type SignIn = Static<typeof SignIn>;
