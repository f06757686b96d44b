import { BROKER } from '../dispatcher.ts';
import type { ClientStore } from './store.ts';

/** Who may approve a rate book: the desk, and the clients that were issued for it. */
export function approversOf({ all }: Pick<ClientStore, 'all'>) {
  return async (): Promise<string[]> => {
    const clients = (await all()).filter(
      ({ revokedAt, permissions }) =>
        revokedAt === null && permissions.includes('ratebook:approve'),
    );
    return [BROKER.id, ...clients.map(({ id }) => id)];
  };
}
