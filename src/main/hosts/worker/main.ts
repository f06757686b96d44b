import { keepCompiled } from '../../adapters/node/keep-compiled.ts';

keepCompiled(import.meta);
const { serve } = await import('./serve.ts');
serve();
