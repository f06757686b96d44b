import { keepCompiled } from '../../adapters/node/keep-compiled.ts';
import { mustRunHere } from '../../adapters/node/oldest-node.ts';

process.umask(0o077);
mustRunHere();
keepCompiled(import.meta);
const { main } = await import('./serve.ts');
await main(import.meta.dirname);
