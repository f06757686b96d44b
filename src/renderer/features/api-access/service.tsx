import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../../shared/domain/messages/message.ts';
import type { ServiceStatus } from '../../../shared/schemas/desk/service.ts';
import { Fact, Facts } from '../../components/facts.tsx';
import { SettingsButton } from '../../components/links.tsx';
import { FaultNotice, Notice, Waiting } from '../../components/notice.tsx';
import { Section } from '../../components/screen.tsx';
import { useOperation } from '../../data/operation-query.ts';
import { desktop } from '../../desktop/desktop.ts';
import { say } from '../../i18n/say.ts';

/** Why the API does not listen, and what to do about it. */
function Silent({ problem }: { readonly problem: Message | null }) {
  const { t } = useTranslation('access');
  const isByPolicy = problem?.code === 'apiOff';
  return (
    <Notice
      tone={isByPolicy ? 'warning' : 'fault'}
      title={t('service.silent')}
      action={
        !isByPolicy && <SettingsButton section="advanced">{t('service.settings')}</SettingsButton>
      }
    >
      {problem && <p>{say(problem)}</p>}
      {t(isByPolicy ? 'service.screensWork' : 'service.whatToDo')}
    </Notice>
  );
}

/** A browser opens the documentation; the window of the desktop goes nowhere else. */
function Documentation({ url }: { readonly url: string }) {
  const { t } = useTranslation('access');
  return (
    <Fact name={t('service.docs')} value={url} copyAs={t('service.docs')}>
      {!desktop() && (
        <Anchor href={url} target="_blank" rel="noreferrer" inherit>
          {url}
        </Anchor>
      )}
    </Fact>
  );
}

/** What prices, and its hash, by which quotes name it. */
function RateBookFacts({ rateBook }: Pick<ServiceStatus, 'rateBook'>) {
  const { t } = useTranslation(['access', 'common']);
  const name = t('service.rateBook');
  if (!rateBook) return <Fact name={name} value={t('common:rateBook.none')} plain />;
  const book = `${rateBook.name} ${rateBook.version}`;
  return (
    <>
      <Fact
        name={name}
        value={rateBook.demonstration ? t('service.demonstration', { book }) : book}
        plain
      />
      <Fact name={t('service.hash')} value={rateBook.hash} copyAs={t('service.hash')} />
    </>
  );
}

function StatusFacts({ status }: { readonly status: ServiceStatus }) {
  const { t } = useTranslation('access');
  const { api, scope, dataFolder, rateBook } = status;
  return (
    <>
      {api.url === null && <Silent problem={api.problem} />}
      <Facts>
        {api.url !== null && (
          <>
            <Fact name={t('service.address')} value={api.url} copyAs={t('service.address')} />
            <Documentation url={`${api.url}/docs`} />
          </>
        )}
        <Fact name={t('service.scope')} value={scope} copyAs={t('service.scope')} />
        <Fact name={t('service.dataFolder')} value={dataFolder} copyAs={t('service.dataFolder')} />
        <RateBookFacts rateBook={rateBook} />
      </Facts>
    </>
  );
}

/** Where the API listens and what it rates with. */
export function Service() {
  const { t } = useTranslation('access');
  const { value: status, fault, refetch } = useOperation('serviceStatus', {});
  return (
    <Section title={t('service.title')}>
      {!status && !fault && <Waiting what={t('service.what')} height={240} />}
      {fault && <FaultNotice fault={fault} onRetry={refetch} />}
      {status && !fault && <StatusFacts status={status} />}
    </Section>
  );
}
