import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../../shared/result/result.ts';
import type { RestorePreview } from '../../../../shared/schemas/data/backups.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { Fact, Facts } from '../../../components/facts.tsx';
import { JobBar } from '../../../components/job-bar.tsx';
import { FaultNotice, Notice } from '../../../components/notice.tsx';
import { call } from '../../../data/call.ts';
import { desktop } from '../../../desktop/desktop.ts';
import { moment } from '../../../i18n/day.ts';
import { count, percent } from '../../../i18n/money.ts';
import type { Restorable } from './backup-table.tsx';
import { refreshBackups, usePreparing } from './work.ts';

const COUNTED = [
  'quotes',
  'policies',
  'customers',
  'drafts',
  'rateBooks',
  'levyTables',
  'datasets',
  'clients',
] as const;

type Difference = NonNullable<RestorePreview['difference']>;

/** What a restore would change, and what should be known of the encryption afterwards. */
function RestoreFacts({ preview }: { readonly preview: RestorePreview }) {
  const { t } = useTranslation('settings');
  const { difference, notice } = preview;
  return (
    <>
      {difference ? <ChangedFacts difference={difference} /> : <p>{t('backups.unreadable')}</p>}
      {difference && <PeopleNotice people={difference.people} />}
      {notice && <Notice tone="warning">{t(`backups.restoreNotice.${notice}`)}</Notice>}
    </>
  );
}

/** Says that others sign in after a restore, or no one does. */
function PeopleNotice({ people }: Pick<Difference, 'people'>) {
  const { t } = useTranslation('settings');
  const { gained, lost, changed, signIn } = people;
  if (signIn.now && !signIn.restored) {
    return <Notice tone="warning">{t('backups.noSignIn')}</Notice>;
  }
  if (gained + lost + changed === 0) return null;
  return <Notice tone="warning">{t('backups.otherPeople')}</Notice>;
}

/** The change in numbers. */
function ChangedFacts({ difference }: { readonly difference: Difference }) {
  const { t } = useTranslation('settings');
  const time = (at: number | null) =>
    at === null ? t('backups.nothing') : moment(new Date(at).toISOString());
  const said = ({ lost, gained }: Difference[(typeof COUNTED)[number]]) =>
    lost + gained === 0
      ? t('backups.unchanged')
      : t('backups.change', { lost: count(lost), gained: count(gained) });
  const { newest, changedQuotes, people, changedSettings, erasures } = difference;
  return (
    <Facts>
      {COUNTED.map((name) => (
        <Fact key={name} plain name={t(`backups.changed.${name}`)} value={said(difference[name])} />
      ))}
      <Fact plain name={t('backups.changed.people')} value={said(people)} />
      <Fact plain name={t('backups.changed.peopleChanged')} value={count(people.changed)} />
      <Fact plain name={t('backups.changed.histories')} value={count(changedQuotes)} />
      <Fact plain name={t('backups.changed.settings')} value={count(changedSettings)} />
      {erasures > 0 && (
        <Fact
          plain
          name={t('backups.changed.erasures')}
          value={t('backups.eraseAgain', { erasures: count(erasures) })}
        />
      )}
      <Fact plain name={t('backups.changed.newestNow')} value={time(newest.now)} />
      <Fact plain name={t('backups.changed.newestRestored')} value={time(newest.restored)} />
    </Facts>
  );
}

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
  // What is to be read shows, and a second press of Enter restores nothing that no one has read.
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
