import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_RECIPIENTS } from '../../../shared/domain/desk/mail.ts';
import { done } from '../../../shared/result/result.ts';
import type { QuoteLine } from '../../../shared/schemas/quotes/quote-list.ts';
import { FormDialog } from '../../commands/form-dialog.tsx';
import { TypedText } from '../../components/fields.tsx';
import { Notice } from '../../components/notice.tsx';
import { Private } from '../../components/private.tsx';
import { isAddress, showMessage } from '../../desktop/hand-over.ts';
import { today } from './fields.ts';

const LONGEST_SUBJECT = 100;
const LONGEST_TEXT = 10_000;

/** The customers of some quotes who can be written to, each once, and the names of those who cannot. */
export function recipientsOf(lines: readonly QuoteLine[]) {
  const addresses = new Map<string, string>();
  const without = new Map<string, string>();
  for (const { email, customerKey, customerName } of lines) {
    if (email !== undefined && isAddress(email)) addresses.set(email.toLowerCase(), email);
    else without.set(customerKey, customerName);
  }
  return { addresses: [...addresses.values()], without: [...without.values()] };
}

interface MailDialogProps {
  readonly lines: readonly QuoteLine[];
  readonly onClose: () => void;
}

/**
 * Writes one message to the customers of some quotes. All are blind copies of it: none sees who else
 * gets it. The mail program shows it before it is sent.
 */
export function MailDialog({ lines, onClose }: MailDialogProps) {
  const { t } = useTranslation('lists');
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const { addresses, without } = recipientsOf(lines);
  const [only] = addresses;
  const open = async () => {
    const message = { subject: subject.trim(), text, files: [] };
    const to = addresses.length === 1 ? { to: only } : { bcc: addresses };
    await showMessage({ ...to, ...message }, `${t('mail.file')}-${today()}.eml`);
    return done(true);
  };
  return (
    <FormDialog
      title={t('mail.title', { count: addresses.length })}
      action={t('mail.open')}
      missing={
        addresses.length === 0
          ? t('mail.nobody')
          : addresses.length > MOST_RECIPIENTS
            ? t('mail.tooMany', { most: MOST_RECIPIENTS })
            : undefined
      }
      missingAt={subject.trim() === '' ? { subject: t('mail.subjectMissing') } : {}}
      run={open}
      onClose={onClose}
    >
      {(errorAt) => (
        <Stack gap="md">
          <Text>{t('mail.hidden', { count: addresses.length })}</Text>
          {without.length > 0 && (
            <Notice tone="warning" title={t('mail.without', { count: without.length })}>
              <Private>{without.join(', ')}</Private>
            </Notice>
          )}
          <TypedText
            label={t('mail.subject')}
            value={subject}
            most={LONGEST_SUBJECT}
            required
            isFirst
            error={errorAt('subject')}
            onChange={setSubject}
          />
          <TypedText
            label={t('mail.text')}
            note={t('mail.consent')}
            value={text}
            most={LONGEST_TEXT}
            isLong
            onChange={setText}
          />
        </Stack>
      )}
    </FormDialog>
  );
}
