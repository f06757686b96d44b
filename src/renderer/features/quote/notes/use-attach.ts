import { useState } from 'react';
import { message } from '../../../../shared/domain/messages/message.ts';
import {
  type AttachmentKind,
  MOST_ATTACHMENT_BYTES,
} from '../../../../shared/domain/people/attachment.ts';
import type { Fault, Result } from '../../../../shared/result/result.ts';
import { base64OfBlob } from '../../../data/base64.ts';
import { call } from '../../../data/call.ts';
import { refresh } from '../../../data/operation-query.ts';

const MIB = 1024 * 1024;

/** Attaches files to a quote, one after the other, each as what is chosen then. */
export function useAttach(quoteId: string) {
  const [kind, setKind] = useState<AttachmentKind>('bonusProof');
  const [fault, setFault] = useState<Fault>();
  const [busy, setBusy] = useState(false);

  /** Shows what is kept; the checklist of the quote may ask for less. */
  async function noted(answer: Promise<Result<unknown>>): Promise<Result<unknown>> {
    const result = await answer;
    if (result.ok) {
      await Promise.all([refresh('getNotes'), refresh('getQuotePage', { id: quoteId })]);
    }
    return result;
  }

  async function attach(file: File): Promise<Fault | undefined> {
    if (file.size > MOST_ATTACHMENT_BYTES) {
      const most = MOST_ATTACHMENT_BYTES / MIB;
      return { kind: 'tooLarge', message: message('attachmentTooLarge', { most }) };
    }
    const contentBase64 = await base64OfBlob(file);
    const given = { quoteId, kind, name: file.name || 'file', contentBase64 };
    const answer = await noted(call('attachFile', given));
    return answer.ok ? undefined : answer.fault;
  }

  async function choose(files: readonly File[]): Promise<void> {
    setBusy(true);
    setFault(undefined);
    for (const file of files) {
      const failed = await attach(file);
      if (failed) setFault(failed);
      if (failed) break;
    }
    setBusy(false);
  }

  return {
    kind,
    setKind,
    fault,
    busy,
    noted,
    choose: (files: readonly File[]) => void choose(files),
  };
}
