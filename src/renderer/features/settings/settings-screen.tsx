import '../../i18n/screen-words/settings.ts';
import { useScrollSpy } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import type { Settings } from '../../../shared/schemas/desk/settings.ts';
import { FaultNotice, Notice, Waiting } from '../../components/notice.tsx';
import { Screen, SectionPlace, sectionAddress } from '../../components/screen.tsx';
import { useMay } from '../../data/desk.ts';
import { useSettings } from '../../data/settings.ts';
import classes from './fields/settings.module.css';
import { useIsUnread } from './people/use-is-unread.ts';
import { SECTIONS, type SectionName, sectionsFor } from './sections.tsx';

/** How far below the top of the window the heading stands that is read now, in pixels. */
const READ_AT = 32;

/** Whether the window shows the end of its page. */
function useIsAtEnd(): boolean {
  const [isAtEnd, setIsAtEnd] = useState(false);
  useEffect(() => {
    const look = () => {
      const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
      setIsAtEnd(scrollTop > 0 && scrollHeight - clientHeight - scrollTop < 2);
    };
    look();
    const events = ['scroll', 'resize'] as const;
    for (const event of events) addEventListener(event, look, { passive: true });
    return () => {
      for (const event of events) removeEventListener(event, look);
    };
  }, []);
  return isAtEnd;
}

/**
 * The section that is read now: at the top of the window. At the end of the page the last ones never get
 * there: the one that the address names, or else the last.
 */
function useSectionInView<Name extends string>(
  names: readonly Name[],
  wanted: string | null,
): Name | undefined {
  const { active } = useScrollSpy({ selector: '[data-section]', offset: READ_AT });
  const isAtEnd = useIsAtEnd();
  if (!isAtEnd) return names[active];
  return names.slice(Math.max(active, 0)).find((name) => name === wanted) ?? names.at(-1);
}

/** Every section of the settings, next to the list of them: each has an address. */
export function SettingsSections({ settings }: { readonly settings: Settings }) {
  const { t } = useTranslation('settings');
  const may = useMay();
  const [params] = useSearchParams();
  // A link to the section that the address already names leads there again.
  const [asked, setAsked] = useState(0);
  const names = sectionsFor(may);
  const ask = () => setAsked((count) => count + 1);
  const isUnread = useIsUnread();
  const wanted = params.get('section');
  return (
    <div className={classes.columns}>
      <Links names={names} wanted={wanted} ask={ask} />
      <div className={classes.sections}>
        {isUnread && <Notice tone="warning">{t('unread')}</Notice>}
        {names.map((name) => {
          const Shown = SECTIONS[name];
          return (
            <SectionPlace key={name} value={{ isWanted: name === wanted, asked, ask }}>
              <Shown settings={settings} />
            </SectionPlace>
          );
        })}
      </div>
    </div>
  );
}

interface LinksProps {
  readonly names: readonly SectionName[];
  /** The section that the address names. */
  readonly wanted: string | null;
  readonly ask: () => void;
}

/** The list of the sections, with a mark at the one in view. */
function Links({ names, wanted, ask }: LinksProps) {
  const { t } = useTranslation('settings');
  const inView = useSectionInView(names, wanted);
  return (
    <nav aria-label={t('sections')} className={classes.links}>
      {names.map((name) => (
        <Link
          key={name}
          href={sectionAddress('/settings', name)}
          className={classes.link}
          onClick={ask}
          {...(name === inView && { 'aria-current': 'location' })}
        >
          {t(`${name}.title`)}
        </Link>
      ))}
    </nav>
  );
}

/** What the broker sets at this desk; every change is kept at once. */
export function SettingsScreen() {
  const { t } = useTranslation(['settings', 'common']);
  const settings = useSettings((state) => state.settings);
  const load = useSettings((state) => state.load);
  const title = t('common:screens.settings');
  return (
    <Screen title={title} lead={t('lead')}>
      {settings.state === 'loading' && <Waiting what={title} height={320} />}
      {settings.state === 'failed' && <FaultNotice fault={settings.fault} onRetry={load} />}
      {settings.state === 'ready' && <SettingsSections settings={settings.value} />}
    </Screen>
  );
}
