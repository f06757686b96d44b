import { program } from './program.ts';

process.umask(0o077);
await program().parseAsync();
