import { List, NativeSelect, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typedForms } from '../../../shared/domain/fold.ts';
import type { ErasurePreview, ErasureRequest } from '../../../shared/schemas/people/erasure.ts';
import { FormDialog } from '../../commands/form-dialog.tsx';
import { TypedText } from '../../components/fields.tsx';
import { FaultNotice, Waiting } from '../../components/notice.tsx';
import { call } from '../../data/call.ts';
import { noteErased } from '../../data/erasures.ts';
import { useOperation } from '../../data/operation-query.ts';
import { writtenDay } from '../../i18n/day.ts';
import { translate } from '../../i18n/i18n.ts';
import { goTo } from '../../routing/hash-location.ts';

const REASONS = ['request', 'objection', 'unlawful'] as const;
const LONGEST = 500;

interface EraseDialogProps {
  readonly customerKey: string;
  readonly name: string;
  readonly onClose: () => void;
}

interface PreviewProps extends Omit<ErasurePreview, 'countsBesideHeld'> {
  /** Whether policies that must still be kept are erased, too. */
  readonly erasesHeld: boolean;
}

/** What goes, what must stay, and what stays with others. */
function Preview({ counts, held, erasesHeld, namedOn, copies, remaining }: PreviewProps) {
  const { t } = useTranslation('customers');
  const last = held
    .map(({ until }) => until)
    .sort()
    .at(-1);
  return (
    <List size="sm">
      <List.Item>{t('protection.goes', counts)}</List.Item>
      {last !== undefined && (
        <List.Item>
          {t(erasesHeld ? 'protection.heldGoes' : 'protection.held', {
            count: held.length,
            until: writtenDay(last),
          })}
        </List.Item>
      )}
      {namedOn.length > 0 && (
        <List.Item>{t('protection.namedOn', { quotes: namedOn.join(', ') })}</List.Item>
      )}
      {copies > 0 && <List.Item>{t('protection.copies')}</List.Item>}
      {remaining.map(({ kind, path, until }) => (
        <List.Item key={`${path} ${until}`}>
          {kind === 'office' && t('protection.office', { name: path })}
          {kind !== 'office' && until === null && t('protection.stays', { path })}
          {kind !== 'office' &&
            until !== null &&
            t('protection.goesLater', { path, until: writtenDay(until) })}
        </List.Item>
      ))}
      <List.Item>{t('protection.backups')}</List.Item>
    </List>
  );
}

/** That the customer was erased, and which policies stay. It names no one. */
function erasedWords(kept: readonly string[]): string {
  if (kept.length === 0) return translate('customers:protection.erased');
  return translate('customers:protection.erasedBesides', { policies: kept.join(', ') });
}

/** Erases a customer, once it was shown what goes and the name was typed: there is no way back. */
export function EraseDialog({ customerKey: key, name, onClose }: EraseDialogProps) {
  const { t } = useTranslation('customers');
  const { value, fault: refused, refetch } = useOperation('previewErasure', { key });
  const [reason, setReason] = useState<(typeof REASONS)[number]>('request');
  const [held, setHeld] = useState<'keep' | 'erase'>('keep');
  const [note, setNote] = useState('');
  const [typed, setTyped] = useState('');
  // What was told stays while the customer is erased: there is none to ask for then.
  const [told, setTold] = useState<ErasurePreview>();
  const preview = told ?? value;
  const fault = told ? undefined : refused;
  const isHeld = (preview?.held.length ?? 0) > 0;
  const needsNote = isHeld && held === 'erase';
  const counts = (of: ErasurePreview) => (needsNote ? of.counts : of.countsBesideHeld);
  const missing = () => {
    if (!preview) return t('protection.previewMissing');
    if (needsNote && note.trim() === '') return t('protection.noteMissing');
    const isName = typedForms(typed).some((form) => typedForms(name).includes(form));
    return isName ? undefined : t('protection.nameMissing');
  };
  const erase = async () => {
    const request: ErasureRequest = {
      key,
      reason,
      ...(isHeld ? { held } : {}),
      ...(note.trim() === '' ? {} : { note: note.trim() }),
    };
    setTold(preview);
    const answer = await call('eraseCustomer', request);
    if (!answer.ok) setTold(undefined);
    if (answer.ok) {
      noteErased(key);
      notifications.show({ message: erasedWords(answer.value.kept) });
    }
    // The address names the customer: no step back leads to it.
    if (answer.ok && answer.value.kept.length === 0) goTo('/customers', { replace: true });
    return answer;
  };
  return (
    <FormDialog
      title={t('protection.eraseTitle', { name })}
      action={t('protection.eraseAction')}
      isDestructive
      missing={missing()}
      run={erase}
      onClose={onClose}
    >
      {(errorAt) => (
        <Stack gap="md">
          {fault && <FaultNotice fault={fault} onRetry={refetch} />}
          {preview ? (
            <Preview {...preview} counts={counts(preview)} erasesHeld={needsNote} />
          ) : (
            <Waiting what={t('protection.erase')} height={80} />
          )}
          <NativeSelect
            label={t('protection.reason')}
            data={REASONS.map((value) => ({ value, label: t(`protection.reasons.${value}`) }))}
            value={reason}
            data-autofocus
            onChange={({ currentTarget: { value } }) => {
              const chosen = REASONS.find((one) => one === value);
              if (chosen) setReason(chosen);
            }}
          />
          {isHeld && (
            <NativeSelect
              label={t('protection.policies')}
              data={[
                { value: 'keep', label: t('protection.keep') },
                { value: 'erase', label: t('protection.eraseHeld') },
              ]}
              value={held}
              onChange={({ currentTarget: { value } }) =>
                setHeld(value === 'erase' ? 'erase' : 'keep')
              }
            />
          )}
          <TypedText
            label={t('protection.eraseNote')}
            note={t('protection.eraseNoteNote')}
            value={note}
            most={LONGEST}
            required={needsNote}
            error={errorAt('note')}
            onChange={setNote}
          />
          <TextInput
            label={t('protection.typeName')}
            description={name}
            value={typed}
            autoComplete="off"
            required
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </Stack>
      )}
    </FormDialog>
  );
}
