import type { IpcMainInvokeEvent } from 'electron';
import { expect, test } from 'vitest';
import { takeSpellingRequests } from '../../../../../src/main/hosts/electron/page-requests.ts';
import type { DeskSpelling } from '../../../../../src/shared/schemas/desk/desk-spelling.ts';
import { FakeWindow } from '../fake-window.ts';

const window = new FakeWindow();
const state: DeskSpelling = { by: 'dictionaries', languages: ['en'], folder: '/data/dictionaries' };

let ask: (event: IpcMainInvokeEvent, asked: unknown) => Promise<unknown>;
takeSpellingRequests({
  ipcMain: {
    handle: (_channel, handler) => {
      ask = handler;
    },
  },
  senderOf: ({ senderFrame }) => (senderFrame ? window.asWindow : undefined),
  languageOf: () => 'ga',
  spelling: {
    state: () => state,
    misspelt: async (words, language) => words.map((word) => `${word} in ${language}`),
  },
});

test('words are checked in the language of the page', async () => {
  const asked = { kind: 'misspelt', words: ['a', 'b'] };
  expect(await ask(window.message(), asked)).toEqual(['a in ga', 'b in ga']);
  expect(await ask(window.message(), { kind: 'state' })).toEqual(state);
});

test('no one else is answered, and nothing else', async () => {
  expect(await ask(window.message(null), { kind: 'state' })).toBeUndefined();
  const wrong = [null, { kind: 'learn' }, { kind: 'misspelt', words: 'a' }, { kind: 'misspelt' }];
  for (const asked of wrong) expect(await ask(window.message(), asked)).toBeUndefined();
});
