import type { App } from '../../../src/main/app/app.ts';
import { ask } from '../host/ask.ts';
import { editionOf } from './book-edition.ts';

/** Imports and approves an edition of the demonstration book at the desk. @returns its hash */
export async function approvedBook(
  app: Pick<App, 'dispatch'>,
  ...edition: Parameters<typeof editionOf>
): Promise<string> {
  const { hash } = await ask(app, 'importRateBook', { rateBook: editionOf(...edition) });
  await ask(app, 'approveRateBook', { hash, reason: 'Checked', ownDraft: true });
  return hash;
}
