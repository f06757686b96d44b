import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../shared/contract/result.ts';
import type { Desk } from '../../shared/schemas/user.ts';
import { FaultNotice } from '../components/fault-notice.tsx';
import { useReturnFocus } from '../components/use-return-focus.ts';
import { call } from '../data/call.ts';
import { useDataVersion } from '../data/data-version.ts';
import { refreshDesk, useDesk } from '../data/desk.ts';
import { refresh } from '../data/operation-query.ts';
import classes from './cover.module.css';

/** Loads the page again where somebody else signs in: it must show nothing of before. */
function useOwnPage(desk: Desk | undefined): void {
  const own = useRef<string>(undefined);
  const userId = desk?.user?.userId;
  useEffect(() => {
    if (userId === undefined) return;
    if (own.current !== undefined && own.current !== userId) {
      history.replaceState(null, '', location.pathname);
      location.reload();
    }
    own.current = userId;
  }, [userId]);
}

/** Covers the whole window until somebody signs in; what was typed stays below it. */
export function SignIn() {
  const desk = useDesk();
  const isLocked = useDataVersion((state) => state.locked);
  useOwnPage(desk);
  // biome-ignore lint/correctness/useExhaustiveDependencies: that the host refuses is the reason to ask
  useEffect(() => void refresh('getDesk'), [isLocked]);
  const isCovered = desk?.state === 'locked' || desk?.state === 'signedOut';
  return isCovered ? <Cover desk={desk} /> : null;
}

function Cover({ desk }: { readonly desk: Desk }) {
  const { t } = useTranslation('shell');
  const title = t(desk.state === 'locked' ? 'signIn.locked' : 'signIn.title');
  useReturnFocus();
  return (
    <dialog
      className={classes.cover}
      aria-label={title}
      // The top layer: above every dialog, and what lies below can't be reached.
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal();
      }}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <p className={classes.title}>{title}</p>
      <p>{t(desk.state === 'locked' ? 'signIn.kept' : 'signIn.note')}</p>
      <SignInForm desk={desk} />
    </dialog>
  );
}

function SignInForm({ desk: { user, people } }: { readonly desk: Desk }) {
  const { t } = useTranslation('shell');
  const [userId, setUserId] = useState(user?.userId ?? people[0]?.userId ?? '');
  const [pin, setPin] = useState('');
  const [fault, setFault] = useState<Fault>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  // Where a dialog opens, the browser begins at its first field.
  useEffect(() => field.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const answer = await call('signIn', { userId, pin });
    setBusy(false);
    setPin('');
    setFault(answer.ok ? undefined : answer.fault);
    if (answer.ok) await refreshDesk();
    else field.current?.focus();
  };

  return (
    <form className={classes.form} onSubmit={submit}>
      <Stack gap="md">
        <NativeSelect
          label={t('signIn.person')}
          value={userId}
          onChange={(event) => setUserId(event.currentTarget.value)}
          data={people.map(({ userId: value, name: label }) => ({ value, label }))}
        />
        <TextInput
          ref={field}
          label={t('signIn.pin')}
          value={pin}
          autoComplete="off"
          type="password"
          onChange={(event) => setPin(event.currentTarget.value)}
        />
        {fault && <FaultNotice fault={fault} />}
        <Button type="submit" loading={busy}>
          {t('signIn.action')}
        </Button>
      </Stack>
    </form>
  );
}
