import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inEnglish } from '../../../../shared/domain/messages/english.ts';
import { LONGEST_REASON, MOST_REASONS } from '../../../../shared/domain/quotes/referral.ts';
import { done, type Result } from '../../../../shared/result/result.ts';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import type { UnderwriterMail } from '../../../../shared/schemas/quotes/referral.ts';
import { Sentences, TypedText } from '../../../components/fields.tsx';
import { FaultNotice, Waiting } from '../../../components/notice.tsx';
import { call } from '../../../data/call.ts';
import { useDesk } from '../../../data/desk.ts';
import { useOperation } from '../../../data/operation-query.ts';
import { showMessage } from '../../../desktop/hand-over.ts';
import { Dialog, ReasonField } from './change-dialog.tsx';
import { changeQuote } from './change-quote.ts';

interface NameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** Who refers or decides; nothing where a person is signed in, who it is. */
function NameField({ value, onChange }: NameFieldProps) {
  const { t } = useTranslation('quote');
  if (useDesk()?.user) return null;
  return (
    <TypedText
      label={t('referral.nameLabel')}
      note={t('referral.nameNote')}
      value={value}
      most={100}
      autoComplete="name"
      onChange={onChange}
    />
  );
}

/** A name as a request takes it: absent where nothing was typed. */
function nameIn(typed: string): { readonly name?: string } {
  const name = typed.trim();
  return name === '' ? {} : { name };
}

interface NoteFieldProps {
  readonly value: string;
  readonly onChange: (note: string) => void;
  /** Whether the keyboard begins here. */
  readonly isFirst?: boolean;
}

/** Why it was decided so, for the record of the firm alone. */
function NoteField({ value, onChange, isFirst }: NoteFieldProps) {
  const { t } = useTranslation('quote');
  return (
    <TypedText
      label={t('referral.noteLabel')}
      note={t('referral.noteNote')}
      value={value}
      most={500}
      isLong
      required
      isFirst={isFirst}
      onChange={onChange}
    />
  );
}

/** Whose decision it is, as it is typed. */
interface Answered {
  readonly underwriter: string;
  readonly reference: string;
  /** Who records it, where no one is signed in. */
  readonly name: string;
}

/** Nothing typed yet. */
const NO_ANSWER: Answered = { underwriter: '', reference: '', name: '' };

interface UnderwriterFieldsProps {
  readonly value: Answered;
  readonly onChange: (value: Answered) => void;
}

/** The underwriter who answered, their reference, and who records it. */
function UnderwriterFields({ value, onChange }: UnderwriterFieldsProps) {
  const { t } = useTranslation('quote');
  return (
    <>
      <TypedText
        label={t('referral.underwriterLabel')}
        note={t('referral.underwriterNote')}
        value={value.underwriter}
        most={100}
        onChange={(underwriter) => onChange({ ...value, underwriter })}
      />
      <TypedText
        label={t('referral.referenceLabel')}
        value={value.reference}
        most={100}
        onChange={(reference) => onChange({ ...value, reference })}
      />
      <NameField value={value.name} onChange={(name) => onChange({ ...value, name })} />
    </>
  );
}

/** What was typed as a request takes it: absent what was not. */
function answeredIn({ underwriter, reference, name }: Answered) {
  const typed = { underwriter: underwriter.trim(), reference: reference.trim() };
  return {
    ...(typed.underwriter === '' ? {} : { underwriter: typed.underwriter }),
    ...(typed.reference === '' ? {} : { reference: typed.reference }),
    ...nameIn(name),
  };
}

interface ReferDialogProps {
  readonly page: QuotePage;
  readonly onClose: () => void;
}

/** Refers the quote to an underwriter by hand, or gives one more reason. */
export function ReferDialog({ page, onClose }: ReferDialogProps) {
  const { t } = useTranslation('quote');
  const { quoteId } = page.quote;
  const [reason, setReason] = useState('');
  const [name, setName] = useState('');
  return (
    <Dialog
      page={page}
      title={t('referral.referTitle')}
      action={t('referral.refer')}
      missing={reason.trim() === '' ? t('referral.noReason') : undefined}
      run={() =>
        changeQuote('referQuote', page.quote, { quoteId, reason: reason.trim(), ...nameIn(name) })
      }
      onClose={onClose}
    >
      <ReasonField label={t('referral.reason')} reason={reason} onChange={setReason} isFirst />
      <NameField value={name} onChange={setName} />
    </Dialog>
  );
}

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

interface ApproveDialogProps {
  readonly page: QuotePage;
  readonly onClose: () => void;
}

/** Approves a referred quote, with terms where it holds only on these. */
export function ApproveDialog({ page, onClose }: ApproveDialogProps) {
  const { t } = useTranslation('quote');
  const { quoteId } = page.quote;
  const [terms, setTerms] = useState('');
  const [note, setNote] = useState('');
  const [underwriter, setUnderwriter] = useState(NO_ANSWER);
  const approve = () =>
    changeQuote('decideReferral', page.quote, {
      quoteId,
      decision: 'approve',
      note: note.trim(),
      ...(terms.trim() === '' ? {} : { terms: terms.trim() }),
      ...answeredIn(underwriter),
    });
  return (
    <Dialog
      page={page}
      title={t('referral.approveTitle')}
      action={t('referral.approve')}
      missing={note.trim() === '' ? t('referral.noNote') : undefined}
      run={approve}
      onClose={onClose}
    >
      <NoteField value={note} onChange={setNote} isFirst />
      <TypedText
        label={t('referral.termsLabel')}
        note={t('referral.termsNote')}
        value={terms}
        most={500}
        isLong
        onChange={setTerms}
      />
      <UnderwriterFields value={underwriter} onChange={setUnderwriter} />
    </Dialog>
  );
}

interface RefuseDialogProps {
  readonly page: QuotePage;
  readonly onClose: () => void;
}

/** Each line that says something. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Refuses a referred quote: with reasons for its customer, and a note that no one prints. */
export function RefuseDialog({ page, onClose }: RefuseDialogProps) {
  const { t } = useTranslation('quote');
  const { quoteId, referral } = page.quote;
  const [text, setText] = useState(
    () => referral?.reasons.map(({ message }) => inEnglish(message)).join('\n') ?? '',
  );
  const [note, setNote] = useState('');
  const [underwriter, setUnderwriter] = useState(NO_ANSWER);
  const reasons = linesOf(text);
  const missing = () => {
    if (reasons.length === 0) return t('referral.noReasons');
    const isLong = reasons.some(({ length }) => length > LONGEST_REASON);
    if (isLong || reasons.length > MOST_REASONS) {
      return t('referral.manyReasons', { most: MOST_REASONS, length: LONGEST_REASON });
    }
    return note.trim() === '' ? t('referral.noNote') : undefined;
  };
  const refuse = () =>
    changeQuote('decideReferral', page.quote, {
      quoteId,
      decision: 'refuse',
      note: note.trim(),
      reasons,
      ...answeredIn(underwriter),
    });
  return (
    <Dialog
      page={page}
      title={t('referral.refuseTitle')}
      action={t('referral.refuse')}
      missing={missing()}
      run={refuse}
      onClose={onClose}
    >
      <Sentences
        label={t('referral.reasonsLabel')}
        description={t('referral.reasonsNote')}
        value={text}
        autosize
        minRows={3}
        required
        data-autofocus
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <NoteField value={note} onChange={setNote} />
      <UnderwriterFields value={underwriter} onChange={setUnderwriter} />
    </Dialog>
  );
}
