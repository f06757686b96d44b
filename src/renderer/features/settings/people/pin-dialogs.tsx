import { TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputOf, OperationName, OutputOf } from '../../../../shared/contract/contract.ts';
import type { Result } from '../../../../shared/contract/result.ts';
import type { User } from '../../../../shared/schemas/people/user.ts';
import { FormDialog } from '../../../commands/form-dialog.tsx';
import { call } from '../../../data/call.ts';
import { refreshDesk } from '../../../data/desk.ts';
import { refresh } from '../../../data/operation-query.ts';

type PeopleChange = Extract<
  OperationName,
  'addUser' | 'changeUser' | 'setUserPin' | 'changeOwnPin' | 'endSignIn'
>;

/** Changes who signs in at the desk; the list shows it when this resolves. */
export async function changePeople<N extends PeopleChange>(
  operation: N,
  input: InputOf<N>,
): Promise<Result<OutputOf<N>>> {
  const answer = await call(operation, input);
  if (answer.ok) await Promise.all([refreshDesk(), refresh('listUsers')]);
  return answer;
}

interface PinFieldProps {
  readonly label: string;
  readonly note?: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (pin: string) => void;
  /** Whether the keyboard begins here. */
  readonly isFirst?: boolean;
}

/** A PIN or a passphrase, as it is typed. */
function PinField({ label, note, value, error, onChange, isFirst }: PinFieldProps) {
  return (
    <TextInput
      label={label}
      description={note}
      value={value}
      error={error}
      maxLength={100}
      required
      autoComplete="off"
      data-autofocus={isFirst || undefined}
      type="password"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

interface PinTwice {
  readonly pin: string;
  /** What must still be given, in words; undefined once the same PIN stands in both fields. */
  readonly missing: string | undefined;
  /** Both fields. @param error What is wrong with the PIN that was sent */
  readonly fields: (error: string | undefined) => ReactNode;
}

/** Asks twice for a new PIN: it is hidden while it is typed, and a slip would keep the person out. */
export function usePinTwice(label: string, { isFirst = false } = {}): PinTwice {
  const { t } = useTranslation('settings');
  const [pin, setPin] = useState('');
  const [repeated, setRepeated] = useState('');
  const differs = pin === repeated ? undefined : t('people.pinDiffers');
  const missing = () => {
    if (pin === '') return t('people.pinMissing');
    return repeated === '' ? t('people.repeatMissing') : differs;
  };
  return {
    pin,
    missing: missing(),
    fields: (error) => (
      <>
        <PinField
          label={label}
          note={t('people.pinNote')}
          value={pin}
          error={error}
          isFirst={isFirst}
          onChange={setPin}
        />
        <PinField
          label={t('people.repeatPin')}
          value={repeated}
          error={repeated === '' ? undefined : differs}
          onChange={setRepeated}
        />
      </>
    ),
  };
}

interface PinDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Gives somebody a new PIN, who forgot the old one. */
export function PinDialog({ user: { userId, name }, onClose }: PinDialogProps) {
  const { t } = useTranslation('settings');
  const { pin, missing, fields } = usePinTwice(t('people.pin'), { isFirst: true });
  const change = async () => {
    const answer = await changePeople('setUserPin', { userId, pin });
    if (answer.ok) notifications.show({ message: t('people.pinChanged', { name }) });
    return answer;
  };
  return (
    <FormDialog
      title={t('people.pinOf', { name })}
      action={t('people.setPin')}
      missing={missing}
      run={change}
      onClose={onClose}
    >
      {(errorAt) => fields(errorAt('pin'))}
    </FormDialog>
  );
}

/** Replaces the own PIN by another. */
export function OwnPinDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('settings');
  const [pin, setPin] = useState('');
  const { pin: newPin, missing, fields } = usePinTwice(t('people.newPin'));
  const change = async () => {
    const answer = await changePeople('changeOwnPin', { pin, newPin });
    if (answer.ok) notifications.show({ message: t('people.ownPinChanged') });
    return answer;
  };
  return (
    <FormDialog
      title={t('people.ownPin')}
      action={t('people.setPin')}
      missing={pin === '' ? t('people.pinMissing') : missing}
      run={change}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <PinField label={t('people.oldPin')} value={pin} isFirst onChange={setPin} />
          {fields(errorAt('newPin'))}
        </>
      )}
    </FormDialog>
  );
}

/** Asks whether no one is to sign in any more. */
export function EndDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('settings');
  return (
    <FormDialog
      title={t('people.endTitle')}
      action={t('people.endAction')}
      missing={undefined}
      run={() => changePeople('endSignIn', {})}
      onClose={onClose}
    >
      <p>{t('people.endNote')}</p>
    </FormDialog>
  );
}
