import '../../i18n/screen-words/access.ts';
import { Button, Tabs } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { irishDay } from '../../../shared/domain/date.ts';
import type { Client } from '../../../shared/schemas/people/client.ts';
import type { RefusalList } from '../../../shared/schemas/people/refusal.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Empty, FaultNotice, RoleNeeded, Waiting } from '../../components/notice.tsx';
import { Screen, Section } from '../../components/screen.tsx';
import classes from '../../components/table.module.css';
import { ScrollingTable } from '../../components/table.tsx';
import { useMay } from '../../data/desk.ts';
import { useOperation } from '../../data/operation-query.ts';
import { dayAfter, moment } from '../../i18n/day.ts';
import { count } from '../../i18n/money.ts';
import apiAccessClasses from './api-access.module.css';
import { CreateClient, RevokeClient, RotateClient } from './client-dialogs.tsx';
import { ClientTable } from './client-table.tsx';
import { type Program, programs } from './programs.ts';
import { Service } from './service.tsx';

function Row({ refusal }: { readonly refusal: RefusalList['refusals'][number] }) {
  const { t } = useTranslation('access');
  const { client_id, route, status, requests, lastAt } = refusal;
  return (
    <tr>
      <td className={classes.when}>{moment(lastAt)}</td>
      <td>{client_id ?? t('clients.unknown')}</td>
      <td className={classes.code}>{route}</td>
      <td className={classes.number}>{status}</td>
      <td className={classes.number}>{count(requests)}</td>
    </tr>
  );
}

function Table({ refusals }: RefusalList) {
  const { t } = useTranslation('access');
  return (
    <ScrollingTable
      isRegion
      label={t('refused.table')}
      columns={[
        { title: t('refused.last') },
        { title: t('refused.client') },
        { title: t('refused.address') },
        { title: t('refused.status'), className: classes.number },
        { title: t('refused.requests'), className: classes.number },
      ]}
    >
      {refusals.map((refusal) => (
        <Row key={Object.values(refusal).join(' ')} refusal={refusal} />
      ))}
    </ScrollingTable>
  );
}

/** What the API refused lately: who was turned away where, and how often. */
export function Refused() {
  const { t } = useTranslation('access');
  const { value, fault, refetch } = useOperation('listRefusals', {});
  return (
    <Section title={t('refused.title')} note={t('refused.note')}>
      {fault && <FaultNotice fault={fault} onRetry={refetch} />}
      {value?.refusals.length === 0 && <Empty title={t('refused.empty')} />}
      {value && value.refusals.length > 0 && <Table refusals={value.refusals} />}
    </Section>
  );
}

function Listing({ program, text }: { readonly program: Program; readonly text: string }) {
  const { t } = useTranslation('access');
  const { language, file, run } = program;
  const name = t('first.program', { language });
  return (
    <>
      <div className={apiAccessClasses.program}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
        <section tabIndex={0} aria-label={name} className={apiAccessClasses.scroll}>
          <pre>{text}</pre>
        </section>
        <CopyButton text={text} what={name} />
      </div>
      <p className={apiAccessClasses.run}>
        {t('first.run', { file })} <code>{run}</code>
      </p>
    </>
  );
}

/** A first call to copy, as a whole program in the reader's language. */
function FirstCall() {
  const { t } = useTranslation('access');
  const { value: status } = useOperation('serviceStatus', {});
  const url = status?.api.url ?? null;
  if (!status || url === null) return null;
  const request = { url, scope: status.scope, day: dayAfter(irishDay(Date.now())) };
  return (
    <Section title={t('first.title')} note={t('first.note')}>
      <Tabs defaultValue={programs[0]?.language ?? null} keepMounted={false}>
        <Tabs.List aria-label={t('first.languages')}>
          {programs.map(({ language }) => (
            <Tabs.Tab key={language} value={language}>
              {language}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {programs.map((program) => (
          <Tabs.Panel key={program.language} value={program.language} pt="md">
            <Listing program={program} text={program.text(request)} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Section>
  );
}

/** Milliseconds. */
const OFTEN = 3000;

/** Who may call the API, and how much they do. */
function Clients() {
  const { t } = useTranslation('access');
  const { value: list, fault, refetch } = useOperation('listClients', {});
  const clients = list?.clients;
  // Requests are counted before they are kept: the version of the data changes later.
  const usage = useOperation('apiUsage', {}, { every: OFTEN });
  const [creating, create] = useDisclosure(false);
  const [leaving, setLeaving] = useState<Client>();
  const [turning, setTurning] = useState<Client>();

  return (
    <Section
      title={t('clients.title')}
      note={t('clients.note')}
      action={
        <Button leftSection={<Icon name="plus" />} onClick={create.open}>
          {t('create.submit')}
        </Button>
      }
    >
      {!clients && !fault && <Waiting what={t('clients.what')} height={140} />}
      {fault && <FaultNotice fault={fault} onRetry={refetch} />}
      {usage.fault && <FaultNotice fault={usage.fault} onRetry={usage.refetch} />}
      {clients?.length === 0 && !fault && <Empty title={t('clients.empty')} />}
      {clients && clients.length > 0 && !fault && (
        <ClientTable
          clients={clients}
          usage={usage.value}
          onRotate={setTurning}
          onRevoke={setLeaving}
        />
      )}
      <CreateClient opened={creating} onClose={create.close} />
      <RotateClient client={turning} onClose={() => setTurning(undefined)} />
      <RevokeClient client={leaving} onClose={() => setLeaving(undefined)} />
    </Section>
  );
}

/** Where the API is, how a first call goes, and for an administrator who may call it and how much it is used. */
export function ApiAccessScreen() {
  const { t } = useTranslation(['access', 'common']);
  const may = useMay();
  return (
    <Screen title={t('common:screens.access')} lead={t('lead')}>
      <Service />
      {may('administer') ? (
        <>
          <Clients />
          <Refused />
        </>
      ) : (
        <Section title={t('clients.title')} note={t('clients.note')}>
          <RoleNeeded right="administer" to="use" />
        </Section>
      )}
      <FirstCall />
    </Screen>
  );
}
