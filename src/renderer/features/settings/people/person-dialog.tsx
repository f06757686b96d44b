import { SimpleGrid, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROLES, type Role } from '../../../../shared/domain/role.ts';
import type { User } from '../../../../shared/schemas/people/user.ts';
import { FormDialog } from '../../../commands/form-dialog.tsx';
import { ChoiceList } from '../../../components/choice-list.tsx';
import { TypedText } from '../../../components/typed-text.tsx';
import { changePeople, usePinTwice } from './pin-dialogs.tsx';

/** A limit of overrides in percent, as a field shows it; no limit is an empty text. */
const limitText = (limit: number | null | undefined) => (limit == null ? '' : String(limit));

/** The limit that was typed; null for none, undefined for what is no limit. */
function readLimit(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : undefined;
}

interface PersonDialogProps {
  /** Absent: somebody new. */
  readonly user?: User;
  /** Whether no one signs in yet: the first one is an administrator. */
  readonly isFirst?: boolean;
  readonly onClose: () => void;
}

/** Who somebody is at the desk, and what that person may do. */
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
