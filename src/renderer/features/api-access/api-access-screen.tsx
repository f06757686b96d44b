import '../../i18n/screen-words/access.ts';
import { Button, Tabs } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { irishDay } from '../../../shared/domain/date.ts';
import type { Client } from '../../../shared/schemas/people/client.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { Empty } from '../../components/empty.tsx';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { Icon } from '../../components/icon.tsx';
import { RoleNeeded } from '../../components/role-needed.tsx';
import { Screen } from '../../components/screen.tsx';
import { Section } from '../../components/section.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { useMay } from '../../data/desk.ts';
import { useOperation } from '../../data/use-operation.ts';
import { dayAfter } from '../../i18n/day.ts';
import { CreateClient, RevokeClient, RotateClient } from './client-dialogs.tsx';
import { ClientTable } from './client-table.tsx';
import classes from './first-call.module.css';
import { type Program, programs } from './programs/programs.ts';
import { Refused } from './refused.tsx';
import { Service } from './service.tsx';

function Listing({ program, text }: { readonly program: Program; readonly text: string }) {
  const { t } = useTranslation('access');
  const { language, file, run } = program;
  const name = t('first.program', { language });
  return (
    <>
      <div className={classes.program}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
        <section tabIndex={0} aria-label={name} className={classes.scroll}>
          <pre>{text}</pre>
        </section>
        <CopyButton text={text} what={name} />
      </div>
      <p className={classes.run}>
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
