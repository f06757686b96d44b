import { keepCompiled } from '../../adapters/node/keep-compiled.ts';

process.umask(0o077);
keepCompiled(import.meta);
const { main } = await import('./serve.ts');
await main(import.meta.dirname);
