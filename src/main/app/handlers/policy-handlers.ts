import {
  adjustPolicy,
  cancelPolicy,
  getPolicy,
  inviteRenewal,
  previewTransaction,
  reinstatePolicy,
  renewPolicy,
  reverseTransaction,
} from '../../core/policies/policies.ts';
import type { HandlerParts } from './handler-parts.ts';

/** The handlers of policies: read, changed, ended. */
export function policyHandlers({ services }: HandlerParts) {
  const { quotes } = services;
  return {
    getPolicy: getPolicy(quotes),
    previewTransaction: previewTransaction(quotes),
    adjustPolicy: adjustPolicy(quotes),
    cancelPolicy: cancelPolicy(quotes),
    reinstatePolicy: reinstatePolicy(quotes),
    inviteRenewal: inviteRenewal(quotes),
    renewPolicy: renewPolicy(quotes),
    reverseTransaction: reverseTransaction(quotes),
  };
}
