import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Settings } from '../../../../shared/schemas/desk/settings.ts';
import type { User } from '../../../../shared/schemas/people/user.ts';
import { FaultNotice } from '../../../components/fault-notice.tsx';
import { Section } from '../../../components/section.tsx';
import { Waiting } from '../../../components/waiting.tsx';
import { useDesk, useMay } from '../../../data/desk.ts';
import { faultToSay, useOperation } from '../../../data/use-operation.ts';
import classes from '../settings-screen.module.css';
import { useIsUnread } from '../use-is-unread.ts';
import { EndDialog } from './end-dialog.tsx';
import { IdleLockNotice } from './idle-lock-notice.tsx';
import { OwnPinDialog } from './own-pin-dialog.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { PersonTable } from './person-table.tsx';
import { PinDialog } from './pin-dialog.tsx';
import { UserSteps } from './user-steps.tsx';

type Opened =
  | { readonly kind: 'add' | 'end' | 'ownPin' }
  | { readonly kind: 'change' | 'pin'; readonly user: User };

/** Who signs in at the desk and what each may do: an administrator's. Everybody has a PIN to change. */
export function People({ settings: { privacy } }: { readonly settings: Settings }) {
  const { t } = useTranslation('settings');
  const [opened, setOpened] = useState<Opened>();
  const isAdministrator = useMay()('administer');
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
        <Everybody
          onChange={(user) => setOpened({ kind: 'change', user })}
          onPin={(user) => setOpened({ kind: 'pin', user })}
        />
      )}
      <div className={classes.line}>
        {isAdministrator && (
          <Button variant="default" onClick={() => setOpened({ kind: 'add' })}>
            {t('people.add')}
          </Button>
        )}
        {!isOpen && (
          <Button variant="default" onClick={() => setOpened({ kind: 'ownPin' })}>
            {t('people.ownPin')}
          </Button>
        )}
        {isAdministrator && !isOpen && (
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

interface EverybodyProps {
  readonly onChange: (user: User) => void;
  readonly onPin: (user: User) => void;
}

function Everybody({ onChange, onPin }: EverybodyProps) {
  const { t } = useTranslation('settings');
  const { value, fault, refetch } = useOperation('listUsers', {});
  const said = faultToSay(fault, value !== undefined);
  if (said) return <FaultNotice fault={said} onRetry={refetch} />;
  if (!value) return <Waiting what={t('people.title')} height={80} />;
  if (value.users.length === 0) return null;
  return (
    <>
      <PersonTable users={value.users} onChange={onChange} onPin={onPin} />
      <UserSteps steps={value.steps} />
    </>
  );
}
