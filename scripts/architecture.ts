import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawArchitecture } from './architecture/draw.ts';
import { ROOT } from './build-fresh.ts';

writeFileSync(join(ROOT, 'docs/architecture.svg'), drawArchitecture());
