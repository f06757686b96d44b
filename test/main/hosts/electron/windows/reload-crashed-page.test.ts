import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { afterEach, expect, test, vi } from 'vitest';
import { reloadCrashedPage } from '../../../../../src/main/hosts/electron/desk-windows.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a crashed page is loaded again, but not for ever, and again after a long quiet time', () => {
  vi.useFakeTimers();
  const webContents = new EventEmitter();
  const window = { webContents, isDestroyed: () => false, reload: vi.fn() };
  const noted: string[] = [];
  const givenUp: string[] = [];
  reloadCrashedPage(window as unknown as BrowserWindow, {
    note: (reason) => noted.push(reason),
    giveUp: (reason) => givenUp.push(reason),
  });
  const end = (reason: string) => webContents.emit('render-process-gone', {}, { reason });
  end('clean-exit');
  for (let i = 0; i < 5; i += 1) end('crashed');
  expect(window.reload).toHaveBeenCalledTimes(3);
  expect(noted).toHaveLength(5);
  expect(givenUp).toEqual(['crashed', 'crashed']);
  vi.advanceTimersByTime(10 * 60_000);
  end('oom');
  expect(window.reload).toHaveBeenCalledTimes(4);
});
