import '../../i18n/screen-words/settings.ts';
import { NativeSelect, TextInput } from '@mantine/core';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Redirect, useLocation, useParams, useSearchParams } from 'wouter';
import type { Settings } from '../../../shared/schemas/desk/settings.ts';
import { Icon } from '../../components/icon.tsx';
import { FaultNotice, Notice, Waiting } from '../../components/notice.tsx';
import { BeginsHere, Screen, settingsPage } from '../../components/screen.tsx';
import { useMay } from '../../data/desk.ts';
import { useSettings } from '../../data/settings.ts';
import { Answers } from './answers.tsx';
import { Appearance } from './appearance.tsx';
import { BackupTimes } from './backups/backup-times.tsx';
import { Backups } from './backups/backups.tsx';
import { Encryption } from './encryption.tsx';
import classes from './fields/settings.module.css';
import { findSettings } from './find-settings.ts';
import { FirmPapers, GoingOnCover } from './firm.tsx';
import { Installation } from './installation.tsx';
import { MoveData } from './move-data.tsx';
import { Office } from './office.tsx';
import { groupOf, PAGE_GROUPS, type PageName, pageNamed, pagesFor } from './pages.ts';
import { People } from './people/people.tsx';
import { useIsUnread } from './people/use-is-unread.ts';
import { Privacy } from './privacy.tsx';
import { Retention } from './retention.tsx';
import { SellingTerms } from './selling.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { Spelling } from './spelling.tsx';
import { FirmLetters } from './texts.tsx';
import { Training } from './training.tsx';
import { Updates } from './updates.tsx';

interface PageProps {
  readonly settings: Settings;
}

/** Where the data lie and on which port programs ask, when backups are made, and the way to another folder. */
function Advanced({ settings }: PageProps) {
  return (
    <>
      <Installation settings={settings} />
      <BeginsHere value={false}>
        <BackupTimes />
        <MoveData />
      </BeginsHere>
    </>
  );
}

/** What each page shows; that of the datasets is a screen of its own. */
const SHOWN: Record<Exclude<PageName, 'datasets'>, ComponentType<PageProps>> = {
  appearance: Appearance,
  spelling: Spelling,
  privacy: Privacy,
  shortcuts: Shortcuts,
  firm: FirmPapers,
  selling: SellingTerms,
  texts: FirmLetters,
  onCover: GoingOnCover,
  answers: Answers,
  people: People,
  office: Office,
  retention: Retention,
  backups: Backups,
  encryption: Encryption,
  updates: Updates,
  training: Training,
  advanced: Advanced,
};

interface PagesProps {
  readonly names: readonly PageName[];
  readonly shown: PageName;
}

/** The list of the pages, under headings; in a narrow window a field to choose from. */
function Pages({ names, shown }: PagesProps) {
  const { t } = useTranslation('settings');
  const [, navigate] = useLocation();
  const groups = PAGE_GROUPS.map((group) => ({
    group,
    pages: names.filter((name) => groupOf(name) === group),
  }));
  return (
    <>
      <nav aria-label={t('sections')} className={classes.links}>
        {groups.map(({ group, pages }) => (
          <div key={group} className={classes.links}>
            <p className={classes.heading}>{t(`group.${group}`)}</p>
            {pages.map((name) => (
              <Link
                key={name}
                href={settingsPage(name)}
                className={classes.link}
                {...(name === shown && { 'aria-current': 'page' })}
              >
                {t(`${name}.title`)}
              </Link>
            ))}
          </div>
        ))}
      </nav>
      <NativeSelect
        className={classes.chooser}
        aria-label={t('sections')}
        value={shown}
        data={groups.map(({ group, pages }) => ({
          group: t(`group.${group}`),
          items: pages.map((value) => ({ value, label: t(`${value}.title`) })),
        }))}
        onChange={({ currentTarget: { value } }) => navigate(settingsPage(value))}
      />
    </>
  );
}

interface FoundProps {
  readonly query: string;
  readonly onChosen: () => void;
}

/** The settings that are called what was typed, each with the page that has it. */
function Found({ query, onChosen }: FoundProps) {
  const { t } = useTranslation('settings');
  const found = findSettings(query, useMay());
  return (
    <>
      <ul className={classes.links} aria-label={t('found')}>
        {found.map(({ id, title, page }) => (
          <li key={id}>
            <Link href={settingsPage(page)} className={classes.hit} onClick={onChosen}>
              {title}
              <span>{t(`${page}.title`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p role="status" className={classes.quiet}>
        {found.length === 0 && t('notFound')}
      </p>
    </>
  );
}

interface SettingsPagesProps extends PageProps {
  readonly shown: Exclude<PageName, 'datasets'>;
}

/** One page of the settings, next to the list of them and the search. */
export function SettingsPages({ settings, shown }: SettingsPagesProps) {
  const { t } = useTranslation('settings');
  const [query, setQuery] = useState('');
  const [, navigate] = useLocation();
  const may = useMay();
  const isUnread = useIsUnread();
  const Shown = SHOWN[shown];
  const close = () => setQuery('');
  const openFirst = () => {
    const [first] = findSettings(query, may);
    if (!first) return;
    close();
    navigate(settingsPage(first.page));
  };
  return (
    <div className={classes.columns}>
      <div className={classes.side}>
        <TextInput
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<Icon name="search" />}
          value={query}
          onChange={({ currentTarget: { value } }) => setQuery(value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') openFirst();
            if (key === 'Escape') close();
          }}
        />
        {query.trim() === '' ? (
          <Pages names={pagesFor(may)} shown={shown} />
        ) : (
          <Found query={query} onChosen={close} />
        )}
      </div>
      <div className={classes.sections}>
        {isUnread && <Notice tone="warning">{t('unread')}</Notice>}
        <Shown settings={settings} />
      </div>
    </div>
  );
}

/** What the broker sets at this desk, a page at a time; every change is kept at once. */
export function SettingsScreen() {
  const { t } = useTranslation(['settings', 'common']);
  const settings = useSettings((state) => state.settings);
  const load = useSettings((state) => state.load);
  const { page } = useParams();
  const [params] = useSearchParams();
  const may = useMay();
  const title = t('common:screens.settings');
  const section = params.get('section');
  const wanted = pageNamed(section ?? page ?? 'appearance') ?? 'appearance';
  const shown = pagesFor(may).includes(wanted) ? wanted : 'appearance';
  // Before each section had a page, the address named it so.
  if (section !== null || shown === 'datasets' || (page !== undefined && page !== shown))
    return <Redirect to={settingsPage(shown)} replace />;
  return (
    <Screen title={title} lead={t('lead')}>
      {settings.state === 'loading' && <Waiting what={title} height={320} />}
      {settings.state === 'failed' && <FaultNotice fault={settings.fault} onRetry={load} />}
      {settings.state === 'ready' && (
        <BeginsHere value={page !== undefined}>
          <SettingsPages key={shown} settings={settings.value} shown={shown} />
        </BeginsHere>
      )}
    </Screen>
  );
}
