import { csharp } from './csharp.ts';
import { curl } from './curl.ts';
import type { Program } from './first-request.ts';
import { javascript } from './javascript.ts';
import { python } from './python.ts';

/** A first call in the languages of those who ask for one. */
export const programs: readonly Program[] = [curl, javascript, csharp, python];
