import { keepCompiled } from '../../adapters/node/keep-compiled.ts';
import { mustRunHere } from '../../adapters/node/oldest-node.ts';

process.umask(0o077);
mustRunHere();
keepCompiled(import.meta);
const { program } = await import('./program.ts');
await program().parseAsync();
