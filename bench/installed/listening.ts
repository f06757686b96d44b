import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../scripts/build-fresh.ts';

/** Starts a program of Node until it says that it listens, and ends it. @returns milliseconds */
async function listening(args: readonly string[]): Promise<number> {
  const begin = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  let said = '';
  for await (const chunk of child.stdout) {
    said += chunk;
    if (said.includes('listens on')) break;
  }
  const milliseconds = performance.now() - begin;
  child.kill('SIGTERM');
  await ended;
  return milliseconds;
}

/** What starts the built host without a window on data that are there, and a bare Fastify. */
export async function listeners() {
  const folder = mkdtempSync(join(tmpdir(), 'quotedesk-bench-'));
  const fastify = pathToFileURL(join(ROOT, 'node_modules/fastify/fastify.js')).href;
  const bare = join(folder, 'bare.mjs');
  writeFileSync(
    bare,
    `import fastify from '${fastify}';
console.log('listens on', await fastify().get('/', () => 'ok').listen({ port: 0 }));
process.on('SIGTERM', () => process.exit(0));`,
  );
  const host = join(ROOT, 'out/main/headless.js');
  const ours = () => listening([host, '--data', join(folder, 'data'), '--port', '0']);
  // The first start makes the data.
  await ours();
  return {
    ours,
    peer: () => listening([bare]),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
