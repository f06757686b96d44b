import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../shared/result/result.ts';
import type { Desk } from '../../../shared/schemas/people/user.ts';
import { FaultNotice } from '../../components/notice.tsx';
import { call } from '../../data/call.ts';
import { refreshDesk } from '../../data/desk.ts';
import classes from './cover.module.css';

/** Asks who is there, and for the PIN. */
export function SignInForm({ desk: { user, people } }: { readonly desk: Desk }) {
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
