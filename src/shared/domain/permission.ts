/** What an API client may be allowed to do. */
export const PERMISSIONS = [
  'price',
  'lookup',
  'quote:read',
  'quote:write',
  'quote:override',
  'quote:accept',
  'document:generate',
  'ratebook:read',
  'ratebook:draft',
  'ratebook:approve',
] as const;

/** What a client is issued with unless its permissions are named: rate books are for few programs. */
export const USUAL_PERMISSIONS = PERMISSIONS.filter((name) => !name.startsWith('ratebook:'));

export type Permission = (typeof PERMISSIONS)[number];

/** What a person at the desk may be allowed to do, and an API client never is. */
const DESK_RIGHTS = ['referral:decide', 'records:manage', 'administer'] as const;

/** What a person at the desk may be allowed to do; roles are made of these. */
export type Right = Permission | (typeof DESK_RIGHTS)[number];

/**
 * What an operation asks of a person at the desk: a right, that somebody is signed in, or nothing,
 * which is for signing in.
 */
export type UserRequirement = Right | 'signedIn' | 'none';

/** What an operation asks of its caller; `broker` is the person at the screens or the command line. */
export type Requirement = Permission | 'broker' | 'none';

/** Whether a word is one of the permissions. */
export function isPermission(word: string): word is Permission {
  return PERMISSIONS.some((permission) => permission === word);
}

/** How many of the permissions a client has: every one, all but those of rate books, or some. */
export function extentOf(permissions: readonly Permission[]): 'all' | 'usual' | 'some' {
  if (permissions.length === PERMISSIONS.length) return 'all';
  const isUsual =
    permissions.length === USUAL_PERMISSIONS.length &&
    permissions.every((name) => USUAL_PERMISSIONS.includes(name));
  return isUsual ? 'usual' : 'some';
}
