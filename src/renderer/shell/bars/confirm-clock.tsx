import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../commands/form-dialog.tsx';
import { RoleNeeded } from '../../components/role-needed.tsx';
import { Sentences } from '../../components/sentences.tsx';
import { call } from '../../data/call.ts';
import { pollDataVersion } from '../../data/data-version.ts';
import { useMay } from '../../data/desk.ts';

/** As much as the operation takes. */
const LONGEST = 500;

/** Lets an administrator state that the clock is right, although it is behind the history. */
export function ConfirmClock() {
  const { t } = useTranslation(['shell', 'common']);
  const [opened, dialog] = useDisclosure(false);
  const [reason, setReason] = useState('');
  const may = useMay();
  const confirm = async () => {
    const answer = await call('confirmClock', { reason });
    if (answer.ok) await pollDataVersion();
    return answer;
  };
  if (!may('administer')) return <RoleNeeded right="administer" />;
  return (
    <>
      <Button size="xs" variant="default" onClick={dialog.open}>
        {t('clock.open')}
      </Button>
      {opened && (
        <FormDialog
          title={t('clock.title')}
          action={t('clock.confirm')}
          missing={reason.trim() === '' ? t('common:reasonNeeded') : undefined}
          run={confirm}
          onClose={dialog.close}
        >
          <p>{t('clock.note')}</p>
          <Sentences
            label={t('clock.reason')}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
            maxLength={LONGEST}
            required
            data-autofocus
          />
        </FormDialog>
      )}
    </>
  );
}
