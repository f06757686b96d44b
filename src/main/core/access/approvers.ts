import { rightsOf } from '../../../shared/domain/role.ts';
import type { DoneBy } from '../caller/done-by.ts';
import { BROKER } from '../dispatcher.ts';
import type { ClientStore } from './client-store.ts';
import type { UserStore } from './user-store.ts';

const APPROVE = 'ratebook:approve';

interface ApproverParts {
  readonly clients: Pick<ClientStore, 'all'>;
  readonly users: Pick<UserStore, 'all'>;
}

/** Anyone who did something, as one text: a client, a person at the desk, or the desk itself. */
export const actorId = ({ by, user }: Pick<DoneBy, 'by' | 'user'>): string => user?.id ?? by;

/** Who may approve a rate book: the people at the desk, or the desk where no one signs in, and clients. */
export function approversOf({ clients, users }: ApproverParts) {
  return async (): Promise<string[]> => {
    const people = (await users.all()).filter(({ disabledAt }) => disabledAt === null);
    const allowed = (await clients.all()).filter(
      ({ revokedAt, permissions }) => revokedAt === null && permissions.includes(APPROVE),
    );
    const desk = people.filter(({ roles }) => rightsOf(roles).has(APPROVE));
    return [
      ...(people.length === 0 ? [BROKER.id] : desk.map(({ id }) => id)),
      ...allowed.map(({ id }) => id),
    ];
  };
}
