import type { Dialog } from 'electron';
import { expect, test } from 'vitest';
import { crashReport, showCrash } from '../../../../../src/main/hosts/electron/desk-windows.ts';
import { WORDS } from '../../../../../src/main/hosts/electron/words/words.ts';
import { FakeWindow } from '../fake-window.ts';

const FACTS = {
  version: '0.1.0',
  platform: 'linux',
  arch: 'x64',
  reason: 'oom',
  versions: { electron: '45.4.1', chrome: '150.0.1', node: '24.1.0' },
  at: '2026-11-23T10:00:00.000Z',
};

/** Shows the dialog and answers it with one button after the other. */
async function answering(...buttons: number[]) {
  const window = new FakeWindow();
  const texts: string[] = [];
  const showMessageBox = async (_window: unknown, { message }: { message: string }) => {
    texts.push(message);
    return { response: buttons.shift() ?? 2, checkboxChecked: false };
  };
  await showCrash(window.asWindow, {
    dialog: { showMessageBox } as unknown as Pick<Dialog, 'showMessageBox'>,
    clipboard: {
      writeText: async (text) => {
        texts.push(text);
      },
    },
    app: { quit: () => texts.push('quit') },
    words: WORDS.ga.crash,
    facts: FACTS,
  });
  return { said: texts, done: window.done };
}

test('the page is loaded again, or the application ends, as is chosen', async () => {
  const { message } = WORDS.ga.crash;
  expect(await answering(0)).toEqual({ said: [message], done: ['reload'] });
  expect(await answering(2)).toEqual({ said: [message, 'quit'], done: [] });
});

test('the report is copied, and the question stays', async () => {
  const { message } = WORDS.ga.crash;
  expect((await answering(1, 0)).said).toEqual([message, crashReport(FACTS), message]);
});

test('the report says what ran and how it ended, and nothing else', () => {
  expect(crashReport(FACTS).split('\n')).toEqual([
    'Quotedesk 0.1.0 on linux x64',
    'electron 45.4.1, chrome 150.0.1, node 24.1.0',
    'The page ended again and again, last at 2026-11-23T10:00:00.000Z: oom',
  ]);
});
