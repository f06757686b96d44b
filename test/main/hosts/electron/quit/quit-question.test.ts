import type { MessageBoxOptions } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  type QuitQuestion,
  quitQuestion,
} from '../../../../../src/main/hosts/electron/quit/quit-question.ts';
import {
  type RunningWork,
  runningWork,
} from '../../../../../src/main/hosts/electron/quit/running-work.ts';
import { WORDS } from '../../../../../src/main/hosts/electron/words/words.ts';
import { FakeWindow } from '../fake-window.ts';

const EXPORT = { label: 'Export of quotes', done: 4, of: 10 };
const REPLAY = { label: 'Check of all quotes' };

let asked: MessageBoxOptions[];
/** Presses a button of the question that is shown. */
let press: (button: string) => Promise<void>;
let quits: number;
let work: RunningWork;
let window: FakeWindow;
let question: QuitQuestion;

beforeEach(() => {
  asked = [];
  quits = 0;
  work = runningWork();
  window = new FakeWindow();
  work.watch(window.asWindow);
  let answer: (response: number) => void = () => undefined;
  press = async (button) => {
    answer(asked.at(-1)?.buttons?.indexOf(button) ?? -1);
    // The answer goes through a few promises.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  const showMessageBox = (...given: unknown[]) => {
    asked.push(given.at(-1) as MessageBoxOptions);
    return new Promise<{ response: number; checkboxChecked: boolean }>((resolve) => {
      answer = (response) => resolve({ response, checkboxChecked: false });
    });
  };
  question = quitQuestion({
    dialog: { showMessageBox },
    work,
    front: () => window.asWindow,
    wordsOf: () => WORDS.en.quit,
    quit: () => {
      quits += 1;
    },
    onError: (error) => {
      throw error;
    },
  });
});

/** Whether an event that would end the application is stopped. */
function isStopped(): boolean {
  let prevented = false;
  const stops = question.stops({
    preventDefault: () => {
      prevented = true;
    },
  });
  expect(prevented).toBe(stops);
  return stops;
}

test('without long work no one is asked', () => {
  expect(isStopped()).toBe(false);
  work.set(window.asWindow, [EXPORT]);
  work.set(window.asWindow, []);
  expect(isStopped()).toBe(false);
  expect(asked).toEqual([]);
});

test('what runs and how far it is is said, once, and to stay keeps all', async () => {
  work.set(window.asWindow, [EXPORT, REPLAY]);
  expect(isStopped()).toBe(true);
  expect(isStopped()).toBe(true);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    detail: 'Export of quotes: 40 %\nCheck of all quotes',
    buttons: ['Finish, then quit', 'Stop and quit', 'Stay'],
  });
  await press('Stay');
  expect(quits).toBe(0);
  expect(isStopped()).toBe(true);
  expect(asked).toHaveLength(2);
});

test('to stop quits at once, and is not asked about again', async () => {
  work.set(window.asWindow, [EXPORT]);
  isStopped();
  await press('Stop and quit');
  await vi.waitFor(() => expect(quits).toBe(1));
  expect(isStopped()).toBe(false);
});

test('to finish quits when the last work has ended', async () => {
  const other = new FakeWindow();
  work.watch(other.asWindow);
  work.set(window.asWindow, [EXPORT]);
  work.set(other.asWindow, [REPLAY]);
  isStopped();
  await press('Finish, then quit');
  work.set(window.asWindow, []);
  await Promise.resolve();
  expect(quits).toBe(0);
  // Its page is loaded again: what it did is over.
  other.webContents.emit('did-navigate');
  await vi.waitFor(() => expect(quits).toBe(1));
  expect(isStopped()).toBe(false);
});

test('a signal and the system wait for no answer', () => {
  work.set(window.asWindow, [EXPORT]);
  question.skip();
  expect(isStopped()).toBe(false);
  expect(asked).toEqual([]);
});
