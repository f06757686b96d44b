import { useRef, useState } from 'react';
import type { Fault } from '../../../shared/result/result.ts';
import type { RenewalLine } from '../../../shared/schemas/quotes/due-renewal.ts';
import { call } from '../../data/call.ts';
import { refresh } from '../../data/operation-query.ts';
import { beginWork } from '../../data/work.ts';

/** A renewal that could not be offered, and why. */
export interface Refused {
  readonly renewal: RenewalLine;
  readonly fault: Fault;
}

interface OfferingState {
  /** How many of how many are done; undefined unless some are being offered. */
  readonly progress: { readonly done: number; readonly of: number } | undefined;
  /** How many were offered the last time. */
  readonly offered: number;
  readonly refused: readonly Refused[];
}

const IDLE: OfferingState = { progress: undefined, offered: 0, refused: [] };

/** Offers renewals one after another: what was offered stays so where the rest is cancelled or refused. */
export function useOffering() {
  const [state, setState] = useState(IDLE);
  const running = useRef<AbortController>(undefined);

  async function offer(renewals: readonly RenewalLine[]): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    const work = beginWork('offerRenewals');
    const refused: Refused[] = [];
    let offered = 0;
    for (const [done, renewal] of renewals.entries()) {
      if (controller.signal.aborted) break;
      const progress = { done, of: renewals.length };
      setState({ progress, offered, refused });
      work.onProgress(progress);
      const answer = await call('inviteRenewal', { policyId: renewal.policyNumber ?? '' });
      if (answer.ok) offered += 1;
      else refused.push({ renewal, fault: answer.fault });
    }
    work.end(controller.signal.aborted ? 'cancelled' : refused.length > 0 ? 'failed' : 'done');
    await refresh('listRenewals');
    setState({ progress: undefined, offered, refused });
  }

  return { ...state, offer, cancel: () => running.current?.abort() };
}
