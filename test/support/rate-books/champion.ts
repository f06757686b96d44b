import { expect } from 'vitest';
import type { App } from '../../../src/main/app/app.ts';
import type { Caller } from '../../../src/main/core/dispatcher.ts';
import { EXAMPLE_RATE_BOOK } from '../../../src/shared/contract/rate-book-example.ts';
import { PERMISSIONS } from '../../../src/shared/domain/permission.ts';
import { ask } from '../host/ask.ts';

const APPROVER: Caller = {
  ...{ kind: 'client', id: 'qd-approver', ownQuotesOnly: false },
  permissions: new Set(PERMISSIONS),
};

/** Brings an earlier edition of the example's scheme into force: the example can be its challenger. */
export async function activateChampion(app: App): Promise<void> {
  const rateBook = { ...EXAMPLE_RATE_BOOK, version: '2026.1', inForceFrom: '2026-01-01' };
  const { hash } = await ask(app, 'importRateBook', { rateBook });
  const answers = [
    await app.dispatch(APPROVER, 'approveRateBook', { hash, reason: 'Checked' }),
    await app.dispatch(APPROVER, 'activateRateBook', { hash }),
  ];
  expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
}
