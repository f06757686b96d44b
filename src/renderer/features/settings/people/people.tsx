import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Settings } from '../../../../shared/schemas/desk/settings.ts';
import type { User, UserStep } from '../../../../shared/schemas/people/user.ts';
import { SettingsButton } from '../../../components/links.tsx';
import { FaultNotice, Notice, RoleNeeded, Waiting } from '../../../components/notice.tsx';
import { Section } from '../../../components/screen.tsx';
import table from '../../../components/table.module.css';
import { ScrollingTable } from '../../../components/table.tsx';
import { useDesk, useMay } from '../../../data/desk.ts';
import { useShared } from '../../../data/office.ts';
import { faultToSay, useOperation } from '../../../data/operation-query.ts';
import { moment } from '../../../i18n/day.ts';
import { who } from '../../../i18n/who.ts';
import classes from '../fields/settings.module.css';
import { EndDialog, OwnPinDialog, PersonDialog, PinDialog } from './person-dialog.tsx';
import { useIsUnread } from './use-is-unread.ts';

interface PeopleListProps {
  /** Whether they can only be looked at. */
  readonly readOnly: boolean;
  readonly onChange: (user: User) => void;
  readonly onPin: (user: User) => void;
}

interface PersonTableProps extends PeopleListProps {
  readonly users: readonly User[];
}

/** Everyone with roles and limits, also who may not sign in any more. */
function PersonTable({ users, readOnly, onChange, onPin }: PersonTableProps) {
  const { t } = useTranslation(['settings', 'common']);
  const columns = [
    { title: t('people.name') },
    { title: t('people.roles') },
    { title: t('people.limits') },
    { title: t('people.change') },
  ];
  return (
    <ScrollingTable label={t('people.table')} columns={columns}>
      {users.map((user) => (
        <tr key={user.userId} data-over={user.disabledAt !== null || undefined}>
          <th scope="row" className={table.lead}>
            {user.name}
          </th>
          <td>{user.roles.map((role) => t(`common:role.${role}`)).join(', ')}</td>
          <td>
            <Limits user={user} />
          </td>
          <td>
            {user.disabledAt !== null && (
              <span className={table.quiet}>
                {t('people.disabledAt', { when: moment(user.disabledAt) })}
              </span>
            )}
            {!readOnly && (
              <div className={classes.line}>
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={t('people.changeOf', { name: user.name })}
                  onClick={() => onChange(user)}
                >
                  {t('people.change')}
                </Button>
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={t('people.pinOf', { name: user.name })}
                  onClick={() => onPin(user)}
                >
                  {t('people.pinAction')}
                </Button>
              </div>
            )}
          </td>
        </tr>
      ))}
    </ScrollingTable>
  );
}

function Limits({ user: { roles, limits } }: { readonly user: User }) {
  const { t } = useTranslation('settings');
  if (!roles.includes('override')) return '–';
  const { down, up } = limits;
  if (down === null && up === null) return t('people.noLimit');
  const words = [
    ...(down === null ? [] : [t('people.mostDown', { percent: down })]),
    ...(up === null ? [] : [t('people.mostUp', { percent: up })]),
  ];
  return words.join(', ');
}

/**
 * Says that the desk does not lock itself, with the way to the setting.
 * @param minutes without use until it locks; 0 is never, and nothing is said of any other number
 */
function IdleLockNotice({ minutes }: { readonly minutes: number }) {
  const { t } = useTranslation('settings');
  const { value: status } = useOperation('serviceStatus', {});
  // Where the administrator of the computer has set it, no one changes it here.
  const mayChange = status?.setByAdministrator.includes('idleLockMinutes') === false;
  if (minutes > 0 || !mayChange) return null;
  return (
    <Notice
      tone="plain"
      title={t('people.noIdleLock')}
      action={<SettingsButton section="privacy">{t('people.setIdleLock')}</SettingsButton>}
    >
      {t('people.noIdleLockNote')}
    </Notice>
  );
}

/** How many are shown: the command line lists more. */
const SHOWN = 10;

/** What happened to the people at the desk last, the newest first. */
function UserSteps({ steps }: { readonly steps: readonly UserStep[] }) {
  const { t } = useTranslation('settings');
  return (
    <details>
      <summary>{t('people.steps')}</summary>
      <ol>
        {steps.slice(0, SHOWN).map(({ step, userId, name, at, by, user, reason }) => (
          <li key={`${at} ${step} ${userId}`}>
            {t(`people.step.${step}`, { name, reason })}{' '}
            <span className={classes.quiet}>
              <time dateTime={at}>{moment(at)}</time> · {who(by, user)}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

type Opened =
  | { readonly kind: 'add' | 'end' | 'ownPin' }
  | { readonly kind: 'change' | 'pin'; readonly user: User };

/** Who signs in at the desk and what each may do: an administrator's. Everyone has a PIN to change. */
export function People({ settings: { privacy } }: { readonly settings: Settings }) {
  const { t } = useTranslation('settings');
  const [opened, setOpened] = useState<Opened>();
  const isAdministrator = useMay()('administer');
  const { may, officeDecides } = useShared();
  const mayChange = may('administer');
  const isOpen = useDesk()?.state === 'open';
  const isUnread = useIsUnread();
  const close = () => setOpened(undefined);
  if (isUnread) {
    return (
      <Section title={t('people.title')}>
        <p className={classes.said}>{t('people.unknown')}</p>
      </Section>
    );
  }
  return (
    <Section title={t('people.title')} note={t(isOpen ? 'people.open' : 'people.note')}>
      {isAdministrator && !isOpen && <IdleLockNotice minutes={privacy.idleLockMinutes} />}
      {isAdministrator && (
        <PeopleList
          readOnly={officeDecides}
          onChange={(user) => setOpened({ kind: 'change', user })}
          onPin={(user) => setOpened({ kind: 'pin', user })}
        />
      )}
      {isAdministrator && officeDecides && <RoleNeeded right="administer" officeDecides />}
      <div className={classes.line}>
        {mayChange && (
          <Button variant="default" onClick={() => setOpened({ kind: 'add' })}>
            {t('people.add')}
          </Button>
        )}
        {!isOpen && (
          <Button variant="default" onClick={() => setOpened({ kind: 'ownPin' })}>
            {t('people.ownPin')}
          </Button>
        )}
        {mayChange && !isOpen && (
          <Button variant="default" onClick={() => setOpened({ kind: 'end' })}>
            {t('people.end')}
          </Button>
        )}
      </div>
      {opened?.kind === 'add' && <PersonDialog isFirst={isOpen} onClose={close} />}
      {opened?.kind === 'change' && <PersonDialog user={opened.user} onClose={close} />}
      {opened?.kind === 'pin' && <PinDialog user={opened.user} onClose={close} />}
      {opened?.kind === 'ownPin' && <OwnPinDialog onClose={close} />}
      {opened?.kind === 'end' && <EndDialog onClose={close} />}
    </Section>
  );
}

function PeopleList(list: PeopleListProps) {
  const { t } = useTranslation('settings');
  const { value, fault, refetch } = useOperation('listUsers', {});
  const problem = faultToSay(fault, value !== undefined);
  if (problem) return <FaultNotice fault={problem} onRetry={refetch} />;
  if (!value) return <Waiting what={t('people.title')} height={80} />;
  if (value.users.length === 0) return null;
  return (
    <>
      <PersonTable users={value.users} {...list} />
      <UserSteps steps={value.steps} />
    </>
  );
}
