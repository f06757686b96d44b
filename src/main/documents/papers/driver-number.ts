import type { Block } from '../paper.ts';

/** That no driver number is recorded: a policy may not issue without it since 31 March 2025. */
export const driverNumber: Block = {
  kind: 'notice',
  tone: 'warning',
  title: 'Driver number: not recorded',
  text: 'The driver number (item 4d of the driving licence) of every named driver is required before a policy is issued.',
};
