import { fireEvent, screen } from '@testing-library/dom';
import { expect, onTestFinished } from 'vitest';
import type { Permission } from '../../src/shared/domain/permission.ts';
import type { Page } from './page.ts';
import { closed, dialogOf } from './quote-page.ts';

/** A button by its name, once it is there. */
export const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Chooses a file where a button asks for one. */
export async function giveFile(
  { press }: Page,
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  asks = 'Import a file',
): Promise<void> {
  const asked = new Promise<HTMLInputElement>((resolve) => {
    const take = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
      document.removeEventListener('click', take, true);
      resolve(target);
    };
    document.addEventListener('click', take, true);
    onTestFinished(() => document.removeEventListener('click', take, true));
  });
  await press('Enter', await button(asks));
  fireEvent.change(await asked, { target: { files: [new File([content], name)] } });
}

/** Confirms the open dialog by its key, until it has closed. */
export async function confirmDialog({ press }: Page): Promise<void> {
  await dialogOf();
  await press('Control+Enter');
  await closed();
}

/**
 * Issues a client that may approve rate books, as somebody else than who drafts at the desk.
 * @returns what approves a rate book as it does, with the reason `Filed by pricing`
 */
export async function approver({ ask, host }: Page): Promise<(hash: string) => Promise<void>> {
  const permissions: Permission[] = ['ratebook:approve'];
  const { client_id: id } = await ask('createClient', { name: 'Head of pricing', permissions });
  const caller = {
    kind: 'client' as const,
    id,
    ownQuotesOnly: false,
    permissions: new Set(permissions),
  };
  return async (hash) => {
    const input = { hash, reason: 'Filed by pricing' };
    const approved = await host.environments.live.dispatch(caller, 'approveRateBook', input);
    expect(approved).toMatchObject({ ok: true });
  };
}
