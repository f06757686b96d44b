import { EventEmitter } from 'node:events';
import type { App, Session } from 'electron';
import { expect, test, vi } from 'vitest';
import {
  refuseNavigation,
  refusePermissions,
} from '../../../../src/main/hosts/electron/start-desktop.ts';

test('every permission, device and display is refused', () => {
  const handlers: Record<string, (...args: unknown[]) => unknown> = {};
  const setter = (name: string) => (handler: (...args: unknown[]) => unknown) => {
    handlers[name] = handler;
  };
  const session = {
    setPermissionRequestHandler: setter('request'),
    setPermissionCheckHandler: setter('check'),
    setDevicePermissionHandler: setter('device'),
    setDisplayMediaRequestHandler: setter('display'),
  };
  refusePermissions(session as unknown as Session);
  const answered: unknown[] = [];
  const answer = (given: unknown) => answered.push(given);
  handlers.request?.({}, 'media', answer);
  handlers.display?.({}, answer);
  expect(answered).toEqual([false, {}]);
  expect([handlers.check?.(), handlers.device?.()]).toEqual([false, false]);
});

test('a page stays where it is, opens no window and holds no webview', () => {
  const app = new EventEmitter();
  const outside: string[] = [];
  refuseNavigation(app as unknown as App, (url) => outside.push(url));
  const setWindowOpenHandler = vi.fn();
  const contents = Object.assign(new EventEmitter(), { setWindowOpenHandler, loadURL: vi.fn() });
  app.emit('web-contents-created', {}, contents);
  const isRefused = (name: string, event: object = {}) => {
    const preventDefault = vi.fn();
    contents.emit(name, { preventDefault, ...event });
    return preventDefault.mock.calls.length === 1;
  };
  const go = (url: string, isMainFrame = true) =>
    isRefused('will-frame-navigate', { url, isMainFrame });
  expect(go('app://quotedesk/')).toBe(false);
  expect(go('app://quotedesk/', false)).toBe(true);
  for (const url of [
    'https://quotedesk.invalid/',
    'app://quotedesk.invalid/',
    'file:///etc/passwd',
    'mailto:aoife@example.ie',
    'tel:0871234567',
  ])
    expect(go(url), url).toBe(true);
  expect(go('tel:112', false)).toBe(true);
  expect(outside).toEqual(['mailto:aoife@example.ie', 'tel:0871234567']);
  expect(isRefused('will-redirect')).toBe(true);
  expect(isRefused('will-attach-webview')).toBe(true);
  expect(setWindowOpenHandler.mock.calls[0]?.[0]()).toEqual({ action: 'deny' });
  contents.emit('did-navigate', {}, 'about:blank');
  expect(contents.loadURL).toHaveBeenCalledWith('app://quotedesk/');
});
