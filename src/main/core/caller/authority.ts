import type { Operation } from '../../../shared/contract/contract.ts';
import type { MessageCode } from '../../../shared/domain/messages/catalogue.ts';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { isPermission, type Permission, type Right } from '../../../shared/domain/permission.ts';
import { type Role, roleFor } from '../../../shared/domain/role.ts';
import type { Fault } from '../../../shared/result/result.ts';
import type { Caller } from './caller.ts';

/** What is said of an operation that requires a role which somebody does not have. */
const ROLE_REQUIRED = {
  quote: 'roleQuoteRequired',
  override: 'roleOverrideRequired',
  accept: 'roleAcceptRequired',
  referrals: 'roleReferralsRequired',
  rateBooks: 'roleRateBooksRequired',
  administer: 'roleAdministerRequired',
} as const satisfies Record<Role, MessageCode>;

/** Whether a caller is allowed something. */
export function may(caller: Caller, right: Right): boolean {
  if (caller.kind === 'client') return isPermission(right) && caller.permissions.has(right);
  return caller.kind === 'broker' && (caller.user === undefined || caller.user.rights.has(right));
}

/** What allows a caller to change the price by hand, and to accept what others must not. */
export const OVERRIDE: Permission = 'quote:override';

/** Whether a caller may override quotes. */
export function mayOverride(caller: Caller): boolean {
  return may(caller, OVERRIDE);
}

/** Whether a caller may decide on referrals; API clients may where they may override. */
export function mayDecide(caller: Caller): boolean {
  return may(caller, caller.kind === 'client' ? OVERRIDE : 'referral:decide');
}

function sentence(right: Right): Message {
  const role = roleFor(right);
  return role === undefined
    ? message('permissionRequired', { permission: right })
    : message(ROLE_REQUIRED[role]);
}

const forbidden = (permission: string, what: Message): Fault => ({
  kind: 'forbidden',
  message: what,
  permission,
});

/** Why somebody at the desk may not do something; undefined where that is allowed. */
export function lacking(caller: Caller, right: Right): Fault | undefined {
  return may(caller, right) ? undefined : forbidden(right, sentence(right));
}

/** Why a caller may not run an operation; undefined where it may. */
export function refusalOf(
  caller: Caller,
  { requires, requiresOfUser }: Pick<Operation, 'requires' | 'requiresOfUser'>,
): Fault | undefined {
  const ofUser = requiresOfUser ?? (requires === 'broker' ? 'administer' : requires);
  if (caller.kind === 'visitor') {
    return ofUser === 'none' ? undefined : { kind: 'locked', message: message('deskLocked') };
  }
  if (caller.kind === 'broker') {
    return ofUser === 'none' || ofUser === 'signedIn' ? undefined : lacking(caller, ofUser);
  }
  if (requires === 'none' || (requires !== 'broker' && may(caller, requires))) return undefined;
  return forbidden(requires, message('permissionRequired', { permission: requires }));
}
