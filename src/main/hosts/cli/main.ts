import { keepCompiled } from '../../adapters/node/keep-compiled.ts';

process.umask(0o077);
keepCompiled(import.meta);
const { program } = await import('./program.ts');
await program().parseAsync();
