import type { Fault } from '../../../shared/contract/result.ts';
import { faultSentence } from '../../../shared/contract/sentences.ts';

/** Carries a fault through Fastify's hooks, which know only errors. */
export class FaultError extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(faultSentence(fault));
    this.fault = fault;
  }
}
