import type { Permission } from '../../../shared/domain/permission.ts';
import type { SignedInUser } from './signed-in.ts';

/**
 * Who calls: an API client, the broker at the screens or the command line, the person at a desk where
 * no one is signed in, or an unknown caller.
 */
export type Caller =
  | {
      readonly kind: 'client';
      readonly id: string;
      readonly permissions: ReadonlySet<Permission>;
      /** Whether it reaches only the quotes that it submitted; to it, others are not there. */
      readonly ownQuotesOnly: boolean;
    }
  | {
      readonly kind: 'broker';
      readonly id: 'desk';
      /** Absent where no one signs in: then everything is allowed. */
      readonly user?: SignedInUser;
    }
  | { readonly kind: 'visitor'; readonly id: 'desk' }
  | { readonly kind: 'anonymous'; readonly id: 'anonymous' };

export const BROKER: Caller = { kind: 'broker', id: 'desk' };
/** Anyone who is at a desk that is locked, or where no one has signed in yet. */
export const VISITOR: Caller = { kind: 'visitor', id: 'desk' };
export const ANONYMOUS: Caller = { kind: 'anonymous', id: 'anonymous' };
