import { expect, test } from 'vitest';
import { createHandOver } from '../../../../../src/main/hosts/electron/desk-windows.ts';
import { createOpenings } from '../../../../../src/main/hosts/electron/page/openings.ts';
import { FakeWindow } from '../fake-window.ts';

const LINK = ['quotedesk://quote/Q-1'];
const SENT = ['quotedesk:opened', { kind: 'quote', quoteId: 'Q-1' }];

test('what is opened goes to the window used last whose page listens, and waits for one', () => {
  const openings = createOpenings();
  const [first, last] = [new FakeWindow(), new FakeWindow()];
  const handOver = createHandOver(openings, () => [first.asWindow, last.asWindow]);
  for (const window of [first, last]) handOver.watch(window.asWindow);

  openings.open(LINK, '/');
  handOver.listen(first.asWindow);
  expect(first.sent).toEqual([SENT]);

  handOver.listen(last.asWindow);
  openings.open(LINK, '/');
  expect([first.sent, last.sent]).toEqual([[SENT], [SENT]]);

  // A page that is loaded again does not listen yet.
  last.webContents.emit('did-navigate');
  openings.open(LINK, '/');
  expect([first.sent, last.sent]).toEqual([[SENT, SENT], [SENT]]);

  first.emit('closed');
  openings.open(LINK, '/');
  handOver.listen(last.asWindow);
  expect([first.sent, last.sent]).toEqual([
    [SENT, SENT],
    [SENT, SENT],
  ]);
});
