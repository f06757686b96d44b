import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { startHost, type TestHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';

const clock = { now: Date.UTC(2026, 10, 21, 9, 30) };
let host: TestHost;
let dataFolder: string;
beforeEach(async () => {
  dataFolder = temporaryFolder();
  host = await startHost({ clock, dataFolder });
});
afterEach(() => host.close());

const id = (n: number) => `5f0c9a52-7f0e-4c7b-9a52-${String(n).padStart(12, '0')}`;
const save = (n: number, content: Record<string, unknown> = {}) =>
  ask(host.app, 'saveDraft', { id: id(n), title: `Draft ${n}`, content });
const titles = async () => (await ask(host.app, 'listDrafts', {})).drafts.map(({ title }) => title);

test('a draft comes back as it was, and saving it again takes its place', async () => {
  const content = { document: { Customer: { Surname: 'Ní Dhomhnaill' } }, step: 2, list: [null] };
  const { version, ...saving } = await save(1, content);
  expect(saving).toEqual({ savedAt: '2026-11-21T09:30:00Z', dropped: [] });
  await save(2);
  expect(await titles()).toEqual(['Draft 2', 'Draft 1']);
  const next = await save(1, { ...content, step: 3 });
  expect(next.version).not.toBe(version);
  expect(await titles()).toEqual(['Draft 1', 'Draft 2']);
  expect(await ask(host.app, 'getDraft', { id: id(1) })).toEqual({
    id: id(1),
    title: 'Draft 1',
    savedAt: '2026-11-21T09:30:00Z',
    content: { ...content, step: 3 },
    version: next.version,
  });
});

test('what was answered stands on disk, whatever becomes of the host', async () => {
  await save(1, { step: 1 });
  // As a reader finds the file and its log after a crash: no one closed anything.
  const outside = new Database(join(dataFolder, 'quotedesk.db'), { readonly: true });
  const rows = outside.prepare('select id, content from draft').all();
  outside.close();
  expect(rows).toEqual([{ id: id(1), content: '{"step":1}' }]);
  await host.close();
  host = await startHost({ clock, dataFolder });
  expect(await titles()).toEqual(['Draft 1']);
});

test('a change that was meant for another version is refused, also after it was deleted', async () => {
  const change = (content: object, versions?: string[]) =>
    host.app.dispatch(
      BROKER,
      'saveDraft',
      { id: id(1), title: 'Mine', content },
      { ...(versions && { versions }) },
    );
  const first = await save(1, { by: 'both' });
  const theirs = await save(1, { by: 'them' });
  const refused = await change({ by: 'me' }, [first.version]);
  expect(refused).toMatchObject({ ok: false, fault: { kind: 'preconditionFailed' } });
  expect(await ask(host.app, 'getDraft', { id: id(1) })).toMatchObject({
    content: { by: 'them' },
    version: theirs.version,
  });
  expect(await change({ by: 'me' }, [theirs.version])).toMatchObject({ ok: true });
  const isNew = { id: id(1), title: '', content: {}, isNew: true };
  expect(await refusal(host.app, 'saveDraft', isNew)).toMatchObject({ kind: 'preconditionFailed' });

  // What was deleted elsewhere does not come back in silence.
  const { version } = await ask(host.app, 'getDraft', { id: id(1) });
  await ask(host.app, 'deleteDraft', { id: id(1) });
  expect(await change({ by: 'me' }, [version])).toMatchObject({ ok: false });
  expect(await titles()).toEqual([]);
  expect(await ask(host.app, 'saveDraft', isNew)).toMatchObject({ dropped: [] });
});

test('64 KiB of JSON in UTF-8 fit, and not a byte more', async () => {
  const rest = 64 * 1024 - '{"a":""}'.length;
  await save(1, { a: 'x'.repeat(rest) });
  await save(2, { a: 'é'.repeat(rest / 2) });
  await save(3, { a: '\ud800' });
  for (const a of ['x'.repeat(rest + 1), 'é'.repeat(rest / 2 + 1)]) {
    const fault = await refusal(host.app, 'saveDraft', { id: id(4), title: '', content: { a } });
    expect(fault).toMatchObject({ kind: 'tooLarge' });
  }
  expect(await titles()).toHaveLength(3);
});

test('what is no draft is refused', async () => {
  const draft = { id: id(1), title: 'x', content: {} };
  for (const wrong of [{ id: 'mine' }, { content: [] }, { content: 'x' }, { title: 7 }]) {
    const fault = await refusal(host.app, 'saveDraft', { ...draft, ...wrong });
    expect(fault).toMatchObject({ kind: 'invalid' });
  }
});

test('a draft is deleted once; one that is gone is no fault, but can not be got', async () => {
  await save(1);
  expect(await ask(host.app, 'deleteDraft', { id: id(1) })).toEqual({ deleted: true });
  expect(await ask(host.app, 'deleteDraft', { id: id(1) })).toEqual({ deleted: false });
  expect(await refusal(host.app, 'getDraft', { id: id(1) })).toMatchObject({ kind: 'notFound' });
});
