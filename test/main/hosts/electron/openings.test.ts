import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createOpenings, openingOf } from '../../../../src/main/hosts/electron/page/openings.ts';
import type { Opened } from '../../../../src/shared/schemas/desk/desktop.ts';
import { temporaryFolder } from '../../../support/host/prepared-folders.ts';

test.each([
  ['quotedesk://quote/Q-2026-000001', { quoteId: 'Q-2026-000001' }],
  ['QUOTEDESK://quote/Q-1/', { quoteId: 'Q-1' }],
  ['quotedesk://quote/../../settings', undefined],
  ['quotedesk://quote/Q-1?next=https://quotedesk.invalid', undefined],
  ['quotedesk://settings', undefined],
  ['C:\\Quotes\\Byrne.IMQ.XML', { path: 'C:\\Quotes\\Byrne.IMQ.XML' }],
  ['byrne.imq', { path: 'byrne.imq' }],
  ['other.xml', undefined],
  ['--data=x.imq', undefined],
])('%s asks to open %j', (argument, opening) => {
  expect(openingOf(argument)).toEqual(opening);
});

test('what is opened waits for the page, and again while it is loaded again', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'a.imq'), 'x');
  writeFileSync(join(folder, 'long.imq'), 'x'.repeat(100_000));
  const taken: Opened[] = [];
  const openings = createOpenings();
  openings.open(['--flag', 'a.imq', 'quotedesk://quote/Q-1', 'absent.imq'], folder);
  openings.handOver((opened) => taken.push(opened));
  expect(taken.splice(0)).toEqual([
    { kind: 'file', contentBase64: 'eA==' },
    { kind: 'quote', quoteId: 'Q-1' },
    { kind: 'unreadFile' },
  ]);
  openings.hold();
  openings.open(['long.imq'], folder);
  expect(taken).toEqual([]);
  openings.handOver((opened) => taken.push(opened));
  const [long] = taken;
  expect(long?.kind === 'file' && Buffer.from(long.contentBase64, 'base64')).toHaveLength(65_537);
  rmSync(folder, { recursive: true });
});
