import { DRIVER_NUMBER } from '../../quotes/driver-number.ts';
import type { Block } from '../paper.ts';

/** That no driver number is recorded. */
export const driverNumber: Block = { kind: 'notice', tone: 'warning', ...DRIVER_NUMBER };
