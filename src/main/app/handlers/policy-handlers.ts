import { listAccidents, recordAccident } from '../../core/policies/accidents.ts';
import { listDatabaseNotices, tellDatabase } from '../../core/policies/database-notices.ts';
import { listOverdue } from '../../core/policies/overdue.ts';
import { getPolicyAccount, previewPayment, recordPayment } from '../../core/policies/payments.ts';
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
import {
  listComplaints,
  recordComplaint,
  recordComplaintStep,
} from '../../core/quotes/complaints/complaints.ts';
import type { HandlerParts } from './handler-parts.ts';

/** The handlers of policies: read, changed, ended, paid, told to the insurers' database, and what came in about them. */
export function policyHandlers({ services }: HandlerParts) {
  const { quotes, notices, quoteIndex } = services;
  return {
    getPolicy: getPolicy(quotes),
    previewTransaction: previewTransaction(quotes),
    adjustPolicy: adjustPolicy(quotes),
    cancelPolicy: cancelPolicy(quotes),
    reinstatePolicy: reinstatePolicy(quotes),
    inviteRenewal: inviteRenewal(quotes),
    renewPolicy: renewPolicy(quotes),
    reverseTransaction: reverseTransaction(quotes),
    listAccidents: listAccidents(quotes),
    recordAccident: recordAccident(quotes),
    listComplaints: listComplaints(quotes),
    recordComplaint: recordComplaint(quotes),
    recordComplaintStep: recordComplaintStep(quotes),
    getPolicyAccount: getPolicyAccount(quotes),
    previewPayment: previewPayment(quotes),
    recordPayment: recordPayment(quotes),
    listOverdue: listOverdue({ ...quotes, quoteIndex }),
    listDatabaseNotices: listDatabaseNotices({ ...quotes, notices }),
    tellDatabase: tellDatabase(quotes),
  };
}
