import type { Right } from '../../../shared/domain/permission.ts';
import { type Role, rightsOf } from '../../../shared/domain/role.ts';
import type { OverrideLimits } from '../../../shared/schemas/people/user.ts';

/** Who is signed in at the desk, and what that allows. */
export interface SignedInUser {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly rights: ReadonlySet<Right>;
  readonly limits: OverrideLimits;
}

/** A user as the caller of operations. */
export function signedIn({ id, name, roles, limits }: Omit<SignedInUser, 'rights'>): SignedInUser {
  return { id, name, roles, rights: rightsOf(roles), limits };
}
