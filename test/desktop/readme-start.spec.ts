import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  copyProject,
  type ProjectCopy,
  wholeProject,
} from '../support/command-line/project-copy.ts';
import {
  firstQuote,
  type NewStart,
  readmeCommands,
  startAsNewcomer,
} from '../support/command-line/readme-start.ts';
import { electronHere, needsElectron } from './electron.ts';

needsElectron();

let copy: ProjectCopy;
let home: string;
let started: NewStart | undefined;
test.beforeEach(() => {
  copy = copyProject(wholeProject());
  home = mkdtempSync(join(tmpdir(), 'quotedesk-newcomer-'));
});
test.afterEach(async () => {
  await started?.end();
  copy.remove();
  // Electron's helpers may write for a moment longer.
  rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

test('with a display the README alone leads to a first quote', async () => {
  test.setTimeout(300_000);
  const { start } = readmeCommands(readFileSync(join(copy.folder, 'README.md'), 'utf8'));
  started = await startAsNewcomer({
    folder: copy.folder,
    home,
    command: `${start} -- --port 0`,
    env: { ELECTRON_EXEC_PATH: electronHere() },
  });
  expect(started.said()).not.toContain('in the browser instead');
  expect(await firstQuote(started, copy.folder)).toBeGreaterThan(0);
});
