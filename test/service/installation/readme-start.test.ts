/** @module-tag thorough */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { copyProject, wholeProject } from '../../support/command-line/project-copy.ts';
import {
  firstQuote,
  type NewStart,
  readmeCommands,
  startAsNewcomer,
} from '../../support/command-line/readme-start.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';

/** Milliseconds: it builds. */
const LONGEST = 300_000;
const home = temporaryFolder();
let started: NewStart | undefined;
afterEach(() => started?.end());

// `npm ci` itself is a part of `npm run readme-start`: here its packages are there by links.
test('without a display the README alone leads to a first quote', {
  timeout: LONGEST,
}, async () => {
  const copy = copyProject(wholeProject());
  const { start } = readmeCommands(readFileSync(join(copy.folder, 'README.md'), 'utf8'));
  started = await startAsNewcomer({
    folder: copy.folder,
    home,
    command: `${start} -- --port 0`,
    env: { DISPLAY: '', WAYLAND_DISPLAY: '' },
  });
  const { said, url } = started;
  expect(said()).toContain('Quotedesk opens in the browser instead');
  expect(await firstQuote(started, copy.folder)).toBeGreaterThan(0);
  await expect.poll(said, { timeout: LONGEST }).toMatch(/\/launch\/\S+\n/);
  const [link = ''] = /http\S+\/launch\/\S+/.exec(said()) ?? [];
  expect(link.startsWith(url)).toBe(true);
  expect(await (await fetch(link)).text()).toContain('<div id="root">');
});
