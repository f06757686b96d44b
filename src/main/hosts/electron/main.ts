import { resolve } from 'node:path';
import { keepCompiled } from '../../adapters/node/keep-compiled.ts';

// All files that this process writes are for their owner only.
process.umask(0o077);
keepCompiled(import.meta);
const { run } = await import('./run.ts');
await run(resolve(import.meta.dirname, '../..'));
