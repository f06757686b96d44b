import { afterAll } from 'vitest';
import { removeTemporaryFolders } from './prepared-folders.ts';

afterAll(removeTemporaryFolders);
