import { useTranslation } from 'react-i18next';
import type { ServiceStatus } from '../../../shared/schemas/desk/service.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { Fact, Facts } from '../../components/facts.tsx';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { Section } from '../../components/section.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { getEnvironment } from '../../data/environment.ts';
import { useOperation } from '../../data/use-operation.ts';
import { say } from '../../i18n/say.ts';
import { LogSection } from './log-section.tsx';

/** What the host and the page run on: `Node 24.1.0, Electron 45.4.1, Chromium 142`. */
function runtimeOf({ node }: ServiceStatus['runtime'], userAgent: string): string {
  const version = (name: RegExp) => name.exec(userAgent)?.[1];
  const electron = version(/\bElectron\/([\d.]+)/);
  const chromium = version(/\b(?:Headless)?Chrom(?:e|ium)\/([\d.]+)/);
  const firefox = version(/\bFirefox\/([\d.]+)/);
  return [
    `Node ${node}`,
    ...(electron ? [`Electron ${electron}`] : []),
    ...(chromium ? [`Chromium ${chromium}`] : []),
    ...(firefox ? [`Firefox ${firefox}`] : []),
  ].join(', ');
}

/** What this installation is, to read and to pass on. */
export function About() {
  const { t } = useTranslation(['help', 'common']);
  const { value: status, fault, refetch } = useOperation('serviceStatus', {});
  if (fault) return <FaultNotice fault={fault} onRetry={refetch} />;
  if (!status) return <Waiting what={t('about.title')} height={320} />;

  const { version, host, rateBook, dataFolder, api, runtime } = status;
  const lines: readonly (readonly [name: string, value: string])[] = [
    [t('about.version'), version],
    ...(rateBook
      ? ([
          [t('about.rateBook'), `${rateBook.name} ${rateBook.version}`],
          [t('about.hash'), rateBook.hash],
        ] as const)
      : ([[t('about.rateBook'), t('common:rateBook.none')]] as const)),
    [t('about.host'), t(`about.hosts.${host}`)],
    [t('about.runtime'), runtimeOf(runtime, navigator.userAgent)],
    [t('about.dataFolder'), dataFolder],
    [t('about.api'), api.url ?? (api.problem ? say(api.problem) : t('about.silent'))],
    [t('about.environment'), t(`about.environments.${getEnvironment()}`)],
  ];
  const text = lines.map(([name, value]) => `${name}: ${value}`).join('\n');
  return (
    <>
      <Section
        title={t('about.title')}
        action={<CopyButton text={text} what={t('about.copyAs')} />}
      >
        <Facts>
          {lines.map(([name, value]) => (
            <Fact key={name} name={name} value={value} />
          ))}
        </Facts>
      </Section>
      <LogSection about={text} />
      <Section title={t('about.licences.title')}>
        <p>{t('about.licences.note')}</p>
      </Section>
    </>
  );
}
