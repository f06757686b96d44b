/** What an API client may be allowed to do. */
export const PERMISSIONS = [
  'price',
  'lookup',
  'quote:read',
  'quote:write',
  'quote:override',
  'quote:accept',
  'document:generate',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** What an operation asks of its caller; `broker` is the person at the screens or the command line. */
export type Requirement = Permission | 'broker' | 'none';

/** Whether a word is one of the permissions. */
export function isPermission(word: string): word is Permission {
  return PERMISSIONS.some((permission) => permission === word);
}
