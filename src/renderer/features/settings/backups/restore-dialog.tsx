import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../../shared/contract/result.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { FaultNotice } from '../../../components/fault-notice.tsx';
import { JobBar } from '../../../components/job-bar.tsx';
import { call } from '../../../data/call.ts';
import { desktop } from '../../../desktop/desktop.ts';
import { moment } from '../../../i18n/moment.ts';
import { percent } from '../../../i18n/money.ts';
import type { Restorable } from './backup-table.tsx';
import { RestoreFacts } from './restore-facts.tsx';
import { refreshBackups, usePreparing } from './work.ts';

interface RestoreDialogProps {
  readonly wanted: Restorable;
  readonly onClose: () => void;
}

/** Opens a backup, says what would change with it, and has the next start restore it. */
export function RestoreDialog({ wanted, onClose }: RestoreDialogProps) {
  const { t } = useTranslation(['settings', 'common']);
  const { name, from, at, needsPassphrase } = wanted;
  const { isWorking, progress, answer, input, start, cancel } = usePreparing();
  const [passphrase, setPassphrase] = useState('');
  const [fault, setFault] = useState<Fault>();
  const isOurs = input?.name === name;
  const preview = isOurs && answer?.ok ? answer.value : undefined;
  const facts = useRef<HTMLDivElement>(null);
  // What is to be read shows, and a second press of Enter restores nothing that nobody has read.
  useEffect(() => {
    if (preview) facts.current?.focus();
  }, [preview]);
  const failed = isOurs && answer && !answer.ok ? answer.fault : undefined;
  // Of data whose key was changed, the recovery key of that time opens a backup.
  const asks = needsPassphrase || failed?.message.code === 'backupLocked';
  const look = () => start({ name, from, ...(passphrase ? { passphrase } : {}) });
  const restore = async () => {
    const confirmed = await call('confirmRestore', {});
    if (!confirmed.ok) return setFault(confirmed.fault);
    await refreshBackups();
    onClose();
    await desktop()?.ask({ kind: 'restart' });
  };
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('backups.restoreOf', { when: moment(at) })}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void (preview ? restore() : look());
        }}
      >
        <Stack>
          {!preview && <p>{t('backups.lookNote')}</p>}
          {!preview && asks && (
            <PasswordInput
              label={t(needsPassphrase ? 'backups.passphrase' : 'backups.recoveryKey')}
              autoComplete="off"
              data-autofocus
              value={passphrase}
              onChange={({ currentTarget: { value } }) => setPassphrase(value)}
            />
          )}
          {isWorking && (
            <JobBar
              what={t('backups.looking')}
              progress={progress}
              shown={percent(progress ? progress.done / progress.of : 0)}
              onCancel={cancel}
            />
          )}
          {!isWorking && (failed ?? fault) && <FaultNotice fault={(failed ?? fault) as Fault} />}
          {preview && (
            <Stack ref={facts} tabIndex={-1}>
              <RestoreFacts preview={preview} />
            </Stack>
          )}
          {preview && <p>{t(desktop() ? 'backups.restartNote' : 'backups.restartHostNote')}</p>}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} data-autofocus={asks ? undefined : true}>
              {t('common:cancel')}
            </Button>
            {preview ? (
              <Button type="submit" color="red">
                {t(desktop() ? 'backups.restoreAndRestart' : 'backups.restoreAtStart')}
              </Button>
            ) : (
              <Button type="submit" loading={isWorking} disabled={asks && passphrase === ''}>
                {t('backups.look')}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
