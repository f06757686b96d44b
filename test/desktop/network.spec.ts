import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openDesk } from './desk.ts';
import { needsElectron } from './electron.ts';

needsElectron();

/** Chromium's own record of everything that it asks a network for. */
interface NetLog {
  readonly constants: { readonly logEventTypes: Readonly<Record<string, number>> };
  readonly events: readonly {
    readonly type: number;
    readonly params?: { readonly url?: string; readonly host?: string };
  }[];
}

/** What the desk asks for may come from itself or this computer, and from nowhere else. */
const isHere = (address: string) =>
  /^(app:\/\/quotedesk\/|devtools:|data:|blob:|chrome:|(https?|wss?):\/\/127\.0\.0\.1[:/])/.test(
    address,
  );

test('nothing is asked of any other computer: no update, no dictionary, no report', {
  tag: '@quick',
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quotedesk-network-'));
  const file = join(folder, 'net.json');
  try {
    const desk = await openDesk(0, `--log-net-log=${file}`);
    const { page } = desk;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What would have a browser ask: a field with text to check, every screen, and a reload.
    for (const key of ['F2', 'F3', 'F4', 'F8', 'F9', 'F1', 'Control+,']) {
      await page.keyboard.press(key);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.keyboard.press('F3');
    await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('Zxqv mispeled');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await desk.close();
    const { constants, events } = JSON.parse(readFileSync(file, 'utf8')) as NetLog;
    const asked = (type: string) =>
      events.filter((event) => event.type === constants.logEventTypes[type]);
    const urls = asked('URL_REQUEST_START_JOB').flatMap(({ params }) => params?.url ?? []);
    expect(urls.filter((url) => !isHere(url))).toEqual([]);
    const hosts = asked('HOST_RESOLVER_MANAGER_REQUEST').flatMap(
      ({ params }) => params?.host ?? [],
    );
    expect(hosts.filter((host) => !isHere(host))).toEqual([]);
    // The record is one that was kept: it has more than nothing.
    expect(constants.logEventTypes.URL_REQUEST_START_JOB).toBeDefined();
    expect(constants.logEventTypes.HOST_RESOLVER_MANAGER_REQUEST).toBeDefined();
    expect(events.length).toBeGreaterThan(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
