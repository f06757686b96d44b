import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { done, type Result } from '../../../../shared/contract/result.ts';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import type { UnderwriterMail } from '../../../../shared/schemas/quotes/referral.ts';
import { FaultNotice } from '../../../components/fault-notice.tsx';
import { Sentences } from '../../../components/sentences.tsx';
import { Waiting } from '../../../components/waiting.tsx';
import { call } from '../../../data/call.ts';
import { useOperation } from '../../../data/use-operation.ts';
import { Dialog } from '../change/dialog.tsx';
import { showMessage } from '../documents/hand-over.ts';

interface SendDialogProps {
  readonly page: QuotePage;
  readonly onClose: () => void;
}

/** Drafts the e-mail that asks an underwriter to decide, with the statement of fact attached. */
export function SendDialog({ page, onClose }: SendDialogProps) {
  const { t } = useTranslation('quote');
  const { quoteId } = page.quote;
  const { value: written, fault, refetch } = useOperation('writeToUnderwriter', { quoteId });
  const [to, setTo] = useState('');
  const [changed, setChanged] = useState<Partial<UnderwriterMail>>({});
  const mail = written && { ...written, ...changed };
  const draft = async (): Promise<Result<unknown>> => {
    const file = await call('readDocument', { quoteId, type: 'statement-of-fact' });
    if (!file.ok || !mail) return file;
    await showMessage({ to: to.trim(), ...mail, files: [file.value] }, `${quoteId}-referral.eml`);
    return done({});
  };
  return (
    <Dialog
      page={page}
      title={t('referral.sendTitle')}
      action={t('documents.mail')}
      missing={mail ? undefined : t('referral.sendWaits')}
      run={draft}
      onClose={onClose}
    >
      <TextInput
        type="email"
        label={t('referral.sendTo')}
        description={t('referral.sendToNote')}
        value={to}
        maxLength={320}
        autoComplete="email"
        data-autofocus
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      {fault && <FaultNotice fault={fault} onRetry={refetch} />}
      {!mail && !fault && <Waiting what={t('referral.sendTitle')} height={320} />}
      {mail && (
        <>
          <TextInput
            label={t('referral.sendSubject')}
            value={mail.subject}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => setChanged({ ...changed, subject: event.currentTarget.value })}
          />
          <Sentences
            label={t('referral.sendText')}
            description={t('referral.sendTextNote')}
            value={mail.text}
            autosize
            minRows={6}
            maxRows={10}
            onChange={(event) => setChanged({ ...changed, text: event.currentTarget.value })}
          />
        </>
      )}
    </Dialog>
  );
}
