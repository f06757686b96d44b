import '../../i18n/screen-words/help.ts';
import { Button, Group, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Redirect, useParams } from 'wouter';
import { fold } from '../../../shared/domain/fold.ts';
import { DEADLINES } from '../../../shared/domain/policies/policy.ts';
import type { LogTail } from '../../../shared/schemas/desk/log.ts';
import type { ServiceStatus } from '../../../shared/schemas/desk/service.ts';
import type { CommandId } from '../../commands/catalogue.ts';
import { canRun, keysOf, runCommand, useCommands } from '../../commands/commands.ts';
import keyClasses from '../../commands/keys-shown.module.css';
import { writtenKeys } from '../../commands/keys-shown.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { Fact, Facts } from '../../components/facts.tsx';
import { Icon } from '../../components/icon.tsx';
import { FaultNotice, RoleNeeded, Waiting } from '../../components/notice.tsx';
import { Screen, Section } from '../../components/screen.tsx';
import table from '../../components/table.module.css';
import { ScrollingTable } from '../../components/table.tsx';
import { useMay } from '../../data/desk.ts';
import { getEnvironment } from '../../data/environment.ts';
import { useOperation } from '../../data/operation-query.ts';
import { OpenDataFolder } from '../../desktop/open-data-folder.tsx';
import { say } from '../../i18n/say.ts';
import classes from './help.module.css';
import { isPage, type PageName, pageNames, pages } from './pages.ts';

/** What is logged, where, and its newest lines. @param about what the installation is, as text */
export function LogSection({ about }: { readonly about: string }) {
  const { t } = useTranslation('help');
  const enabled = useMay()('administer');
  const { value: log, fault, refetch } = useOperation('readLog', {}, { enabled });
  const text = log && !fault ? log.lines.join('\n') : '';
  return (
    <Section
      title={t('about.logs.title')}
      action={text !== '' && <CopyButton text={text} what={t('about.logs.copyAs')} />}
    >
      <p>{t('about.logs.kept')}</p>
      <p>{t('about.logs.never')}</p>
      {!enabled && <RoleNeeded right="administer" to="use" />}
      {enabled && !log && !fault && <Waiting what={t('about.logs.title')} height={240} />}
      {fault && <FaultNotice fault={fault} onRetry={refetch} />}
      {log && !fault && <Lines {...log} />}
      <Group gap="sm">
        <CopyButton
          text={`${about}\n\n${text}`}
          label={t('about.logs.copyAll')}
          what={t('about.logs.copyAllWhat')}
        />
        <OpenDataFolder />
      </Group>
      <p>{t('about.logs.standard')}</p>
    </Section>
  );
}

function Lines({ file, lines }: LogTail) {
  const { t } = useTranslation('help');
  const box = useRef<HTMLElement>(null);
  // The newest stand at the end.
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, []);
  return (
    <>
      <Facts>
        <Fact name={t('about.logs.file')} value={file} copyAs={t('about.logs.copyFile')} />
      </Facts>
      {lines.length === 0 ? (
        <p role="status">{t('about.logs.empty')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
        <section ref={box} tabIndex={0} aria-label={t('about.logs.lines')} className={classes.box}>
          <pre>{lines.join('\n')}</pre>
        </section>
      )}
    </>
  );
}

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
function About() {
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

interface HelpPageProps {
  readonly name: PageName;
  readonly title: string;
}

/** What a screen is for, how it is used, and its keys. */
function HelpPage({ name, title }: HelpPageProps) {
  const { t } = useTranslation(['help', 'commands']);
  const { go, commands } = pages[name];
  const [lead, ...points] = Object.values(t(`pages.${name}`, { returnObjects: true }));
  return (
    <Section
      title={title}
      action={
        go && (
          <Button size="compact-sm" variant="default" onClick={() => runCommand(go)}>
            {t('open', { screen: title })}
          </Button>
        )
      }
    >
      <p className={classes.lead}>{lead}</p>
      <ul className={classes.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Shortcuts commands={go ? [go, ...commands] : commands} />
    </Section>
  );
}

/** What has a last day in the life of a policy: how long it is, from when, and by which law. */
function Deadlines() {
  const { t } = useTranslation(['help', 'policy']);
  const columns = [
    { title: t('deadlines.column.what') },
    { title: t('deadlines.column.from') },
    { title: t('deadlines.column.source'), className: table.words },
  ];
  return (
    <Section title={t('deadlines.title')}>
      <p>{t('deadlines.lead')}</p>
      <ScrollingTable label={t('deadlines.title')} columns={columns}>
        {DEADLINES.map((id) => (
          <tr key={id}>
            <th scope="row">{t(`policy:deadline.${id}`)}</th>
            <td>{t(`deadlines.from.${id}`)}</td>
            <td className={table.words}>{t(`policy:source.${id}`)}</td>
          </tr>
        ))}
      </ScrollingTable>
      <p>{t('deadlines.note')}</p>
    </Section>
  );
}

function Shortcuts({ commands }: { readonly commands: readonly CommandId[] }) {
  const { t } = useTranslation(['help', 'commands']);
  const state = useCommands();
  const lines = commands.flatMap((id) => {
    const keys = keysOf(state, id);
    return keys === undefined ? [] : [{ id, keys }];
  });
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className={classes.keysTitle}>{t('keys')}</h3>
      <dl className={classes.keys}>
        {lines.map(({ id, keys }) => (
          <div key={id}>
            <dt>{t(`commands:title.${id}`)}</dt>
            <dd>
              <kbd className={keyClasses.keys}>{writtenKeys(keys)}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const ABOUT = 'about';
const OBJECT = { returnObjects: true } as const;

type Topic = PageName | typeof ABOUT;

/** The help: a page for each screen that there is, found by its words. */
export function HelpScreen() {
  const { t } = useTranslation(['help', 'common']);
  const { page } = useParams();
  const [query, setQuery] = useState('');
  const commands = useCommands();
  const title = (name: Topic) => {
    if (name === ABOUT) return t('about.title');
    if (name === 'policies') return t('policies');
    return name === 'keyboard' ? t('keyboard') : t(`common:screens.${name}`);
  };

  const there = pageNames.filter((name) => {
    const { go } = pages[name];
    return go === undefined || canRun(commands, go);
  });
  const says = (name: Topic) => {
    const words = name === ABOUT ? [] : Object.values(t(`pages.${name}`, OBJECT));
    return fold([title(name), ...words].join('\n')).includes(fold(query.trim()));
  };
  const topics: readonly Topic[] = [...there, ABOUT];
  const found = topics.filter(says);
  const wanted = page === ABOUT || isPage(page) ? page : undefined;
  if (wanted === undefined) return <Redirect to="/help/keyboard" replace />;
  // What is searched for is shown at once; without a search, what the address names.
  const shown = query.trim() === '' || found.includes(wanted) ? wanted : found[0];

  return (
    <Screen title={t('common:screens.help')} lead={t('lead')}>
      <div className={classes.columns}>
        <div className={classes.index}>
          <TextInput
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            leftSection={<Icon name="search" />}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
          <nav aria-label={t('pagesLabel')} className={classes.links}>
            {found.map((name) => (
              <Link
                key={name}
                href={`/help/${name}`}
                className={classes.link}
                {...(shown === name && { 'aria-current': 'page' })}
              >
                {title(name)}
              </Link>
            ))}
          </nav>
        </div>
        <div className={classes.page}>
          {shown === undefined && <p role="status">{t('nothing')}</p>}
          {shown === ABOUT && <About />}
          {isPage(shown) && <HelpPage name={shown} title={title(shown)} />}
          {shown === 'policies' && <Deadlines />}
        </div>
      </div>
    </Screen>
  );
}
