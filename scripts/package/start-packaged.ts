import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ROOT } from '../build-fresh.ts';
import { packageConfiguration } from './configuration.ts';

/** Milliseconds: a slow machine looks through a new program before it runs it. */
const PATIENCE = 120_000;

const { productName, linux } = packageConfiguration();

/** The program in the folder that electron-builder left below `dist`, on any system. */
function packagedProgram(): string {
  const dist = join(ROOT, 'dist');
  const places: Partial<Record<NodeJS.Platform, readonly [RegExp, string]>> = {
    win32: [/^win.*-unpacked$/, `${productName}.exe`],
    darwin: [/^mac/, `${productName}.app/Contents/MacOS/${productName}`],
    linux: [/^linux.*-unpacked$/, linux.executableName],
  };
  const [folders, program] = places[process.platform] ?? [];
  const folder = readdirSync(dist).find((name) => folders?.test(name));
  if (folder === undefined || program === undefined)
    throw new Error(`There is no packaged program in ${dist}`);
  return join(dist, folder, program);
}

/** Whether the API of a host becomes ready before the patience, or the host itself, ends. */
async function isReady(host: ChildProcess, url: () => string | undefined): Promise<boolean> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end && host.exitCode === null && host.signalCode === null) {
    const base = url();
    const answer = base ? await fetch(`${base}/health/ready`).catch(() => undefined) : undefined;
    if (answer?.ok) return true;
    await setTimeout(200);
  }
  return false;
}

const folder = mkdtempSync(join(tmpdir(), 'quotedesk-started-'));
const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const child = spawn(packagedProgram(), [...root, '--data', join(folder, 'data'), '--port=0']);
const ended = once(child, 'exit');
let said = '';
for (const stream of [child.stdout, child.stderr]) {
  stream.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
}
const ready = await isReady(child, () => /listens on (http:\/\/127\.0\.0\.1:\d+)/.exec(said)?.[1]);
console.log(ready ? 'The packaged application is ready' : `It did not become ready:\n${said}`);
process.exitCode = ready ? 0 : 1;
child.kill();
await ended;
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
