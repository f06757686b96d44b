import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../shared/contract/result.ts';
import { Dialog } from '../../components/dialog.tsx';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { RoleNeeded } from '../../components/role-needed.tsx';
import { Sentences } from '../../components/sentences.tsx';
import { call } from '../../data/call.ts';
import { pollDataVersion } from '../../data/data-version.ts';
import { useMay } from '../../data/desk.ts';
import classes from './bars.module.css';

/** As much as the operation takes. */
const LONGEST = 500;

/** Lets an administrator state that the clock is right, although it is behind the history. */
export function ConfirmClock() {
  const { t } = useTranslation(['shell', 'common']);
  const [opened, dialog] = useDisclosure(false);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<Fault>();
  const [isWorking, setWorking] = useState(false);
  const may = useMay();
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    setWorking(true);
    const answer = await call('confirmClock', { reason });
    setWorking(false);
    setFault(answer.ok ? undefined : answer.fault);
    if (answer.ok) await pollDataVersion();
  };
  if (!may('administer')) return <RoleNeeded right="administer" />;
  return (
    <>
      <Button size="xs" variant="default" onClick={dialog.open}>
        {t('clock.open')}
      </Button>
      <Dialog opened={opened} onClose={dialog.close} title={t('clock.title')}>
        <form className={classes.dialog} onSubmit={confirm}>
          <p>{t('clock.note')}</p>
          <Sentences
            label={t('clock.reason')}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
            maxLength={LONGEST}
            required
            data-autofocus
          />
          {fault && <FaultNotice fault={fault} />}
          <div className={classes.dialogFoot}>
            <Button variant="default" onClick={dialog.close}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={isWorking} disabled={reason.trim() === ''}>
              {t('clock.confirm')}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
