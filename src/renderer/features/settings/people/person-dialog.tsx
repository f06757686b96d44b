import { SimpleGrid, Switch, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputOf, OperationName, OutputOf } from '../../../../shared/contract/contract.ts';
import { ROLES, type Role } from '../../../../shared/domain/role.ts';
import type { Result } from '../../../../shared/result/result.ts';
import type { User } from '../../../../shared/schemas/people/user.ts';
import { FormDialog } from '../../../commands/form-dialog.tsx';
import { ChoiceList, TypedText } from '../../../components/fields.tsx';
import { call } from '../../../data/call.ts';
import { refreshDesk } from '../../../data/desk.ts';
import { refresh } from '../../../data/operation-query.ts';

type PeopleChange = Extract<
  OperationName,
  'addUser' | 'changeUser' | 'setUserPin' | 'changeOwnPin' | 'endSignIn'
>;

/** Changes who signs in at the desk; the list shows it when this resolves. */
async function changePeople<N extends PeopleChange>(
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
function usePinTwice(label: string, { isFirst = false } = {}): PinTwice {
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

/** Gives a new PIN to a person who forgot the old one. */
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

/** A limit of overrides in percent, as a field shows it; no limit is an empty text. */
const limitText = (limit: number | null | undefined) => (limit == null ? '' : String(limit));

/** The limit that was typed; null for none, undefined for what is no limit. */
function readLimit(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : undefined;
}

interface PersonDialogProps {
  /** Absent: a new person. */
  readonly user?: User;
  /** Whether no one signs in yet: the first one is an administrator. */
  readonly isFirst?: boolean;
  readonly onClose: () => void;
}

/** Who a person is at the desk, and what that person may do. */
export function PersonDialog({ user, isFirst = false, onClose }: PersonDialogProps) {
  const { t } = useTranslation(['settings', 'common']);
  const [name, setName] = useState(user?.name ?? '');
  const { pin, missing: pinMissing, fields: pinFields } = usePinTwice(t('people.pin'));
  const [roles, setRoles] = useState<readonly Role[]>(user?.roles ?? (isFirst ? ROLES : ['quote']));
  const [down, setDown] = useState(limitText(user?.limits.down));
  const [up, setUp] = useState(limitText(user?.limits.up));
  const [login, setLogin] = useState(user?.login ?? '');
  const [isDisabled, setDisabled] = useState(user !== undefined && user.disabledAt !== null);
  const limits = { down: readLimit(down), up: readLimit(up) };

  const missing = () => {
    if (name.trim() === '') return t('people.nameMissing');
    if (user === undefined && pinMissing !== undefined) return pinMissing;
    if (roles.length === 0) return t('people.rolesMissing');
    return limits.down === undefined || limits.up === undefined
      ? t('wholeNumber', { least: 0, most: 100 })
      : undefined;
  };
  const run = () => {
    const { down: most = null, up: above = null } = limits;
    const rights = {
      roles: [...roles],
      limits: { down: most, up: above },
      login: login.trim() || null,
    };
    return user
      ? changePeople('changeUser', { userId: user.userId, isDisabled, ...rights })
      : changePeople('addUser', { name: name.trim(), pin, ...rights });
  };

  return (
    <FormDialog
      title={user ? t('people.changeOf', { name }) : t('people.add')}
      action={t(user ? 'people.keep' : 'people.addAction')}
      missing={missing()}
      run={run}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          {isFirst && <p>{t('people.firstNote')}</p>}
          {!user && (
            <>
              <TypedText
                label={t('people.name')}
                note={t('people.nameNote')}
                value={name}
                error={errorAt('name')}
                most={100}
                required
                isFirst
                onChange={setName}
              />
              {pinFields(errorAt('pin'))}
            </>
          )}
          <ChoiceList
            label={t('people.roles')}
            note={t('people.rolesNote')}
            choices={ROLES}
            chosen={roles}
            words={(role) => ({
              label: t(`common:role.${role}`),
              description: t(`people.roleNote.${role}`),
            })}
            columns={2}
            onChange={setRoles}
          />
          {roles.includes('override') && (
            <SimpleGrid cols={2}>
              <TypedText
                label={t('people.down')}
                note={t('people.limitNote')}
                value={down}
                most={3}
                onChange={setDown}
              />
              <TypedText
                label={t('people.up')}
                note={t('people.limitNote')}
                value={up}
                most={3}
                onChange={setUp}
              />
            </SimpleGrid>
          )}
          <TypedText
            label={t('people.login')}
            note={t('people.loginNote')}
            value={login}
            error={errorAt('login')}
            most={100}
            onChange={setLogin}
          />
          {user && (
            <Switch
              label={t('people.disabled')}
              description={t('people.disabledNote')}
              checked={isDisabled}
              onChange={({ currentTarget: { checked } }) => setDisabled(checked)}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
