import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../shared/result/result.ts';
import type { OfficeStatus } from '../../../shared/schemas/desk/office.ts';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { Fact, Facts } from '../../components/facts.tsx';
import { FaultNotice, Notice, Waiting } from '../../components/notice.tsx';
import { Section } from '../../components/screen.tsx';
import { call } from '../../data/call.ts';
import { useMay } from '../../data/desk.ts';
import { officeWords } from '../../data/office.ts';
import { faultToSay, refresh, useOperation } from '../../data/operation-query.ts';
import { say } from '../../i18n/say.ts';
import { roleNeeded } from '../../i18n/who.ts';
import classes from './fields/settings.module.css';

const ROOM = 120;

/** Joins an office by its address and a code. */
function Join() {
  const { t } = useTranslation('settings');
  const may = useMay();
  const [given, setGiven] = useState({ url: '', code: '', name: '' });
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const field = (name: keyof typeof given) => ({
    label: t(`office.${name}`),
    description: t(`office.${name}Note`),
    value: given[name],
    required: true,
    withAsterisk: false,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setGiven({ ...given, [name]: value }),
  });
  const join = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = await call('joinOffice', given);
    setBusy(false);
    setFault(answer.ok ? undefined : answer.fault);
    if (answer.ok) await refresh('officeStatus');
  };
  if (!may('administer')) return <p className={classes.said}>{roleNeeded('administer')}</p>;
  return (
    <form className={classes.panel} onSubmit={(event) => void join(event)}>
      <TextInput {...field('url')} maxLength={300} />
      <TextInput {...field('code')} maxLength={60} autoComplete="off" spellCheck={false} />
      <TextInput {...field('name')} maxLength={100} />
      {fault && <FaultNotice fault={fault} />}
      <div>
        <Button type="submit" loading={busy}>
          {t('office.join')}
        </Button>
      </div>
    </form>
  );
}

/** The office that was joined, what is between the two, and the way out. */
function Joined({
  status,
  office,
}: {
  status: OfficeStatus;
  office: { name: string; url: string };
}) {
  const { t } = useTranslation('settings');
  const may = useMay();
  const [isAsked, setAsked] = useState(false);
  const leave = async () => {
    const answer = await call('leaveOffice', {});
    if (answer.ok) await refresh('officeStatus');
    return answer;
  };
  return (
    <>
      {status.problem && <Notice tone="fault">{say(status.problem)}</Notice>}
      <Facts>
        <Fact name={t('office.joined')} value={office.name} plain />
        <Fact name={t('office.url')} value={office.url} copyAs={t('office.url')} />
        <Fact name={t('office.state')} value={officeWords(status)} plain />
      </Facts>
      {may('administer') && (
        <div>
          <Button variant="default" onClick={() => setAsked(true)}>
            {t('office.leave')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        opened={isAsked}
        title={t('office.leaveTitle', { name: office.name })}
        text={t('office.leaveNote', { count: status.unsent })}
        submit={t('office.leave')}
        act={leave}
        onClose={() => setAsked(false)}
      />
    </>
  );
}

/** The office in which several desks work on the same quotes. */
export function Office() {
  const { t } = useTranslation('settings');
  const title = t('office.title');
  const { value, fault, refetch } = useOperation('officeStatus', {});
  const problem = faultToSay(fault, value !== undefined);
  const { office } = value ?? {};
  return (
    <Section title={title} note={t('office.note')}>
      {problem && <FaultNotice fault={problem} onRetry={refetch} />}
      {!problem && !value && <Waiting what={title} height={ROOM} />}
      {value && !office && <Join />}
      {value && office?.url && <Joined status={value} office={{ ...office, url: office.url }} />}
      {office && office.url === null && (
        <p className={classes.said}>{t('office.host', { name: office.name })}</p>
      )}
    </Section>
  );
}
