import { describe } from 'vitest';
import { keepsItsPromises } from './log-contract.ts';
import { MemoryLog } from './memory-log.ts';

describe('the log in memory', () => keepsItsPromises(async () => new MemoryLog()));
