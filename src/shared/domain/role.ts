import type { Permission, Right } from './permission.ts';

/** What everybody who may sign in is allowed to do: look at quotes and at what they were rated by. */
const LOOK = ['quote:read', 'ratebook:read'] as const satisfies readonly Permission[];

/** What each role of a person at the desk allows, besides looking. */
const RIGHTS = {
  quote: ['price', 'lookup', 'quote:write', 'document:generate'],
  override: ['quote:override'],
  accept: ['quote:accept'],
  referrals: ['referral:decide'],
  rateBooks: ['ratebook:draft', 'ratebook:approve'],
  administer: ['administer', 'records:manage'],
} as const satisfies Record<string, readonly Right[]>;

export type Role = keyof typeof RIGHTS;

export const ROLES = Object.keys(RIGHTS) as Role[];

/** Whether a word is the name of a role. */
export function isRole(word: string): word is Role {
  return Object.hasOwn(RIGHTS, word);
}

/** What somebody with these roles is allowed to do. */
export function rightsOf(roles: readonly Role[]): ReadonlySet<Right> {
  return new Set([...LOOK, ...roles.flatMap((role) => RIGHTS[role])]);
}

/** The role that allows something; undefined where every role does. */
export function roleFor(right: Right): Role | undefined {
  return ROLES.find((role) => RIGHTS[role].some((one) => one === right));
}
