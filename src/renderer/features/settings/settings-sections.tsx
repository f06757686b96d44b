import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import type { Settings } from '../../../shared/schemas/desk/settings.ts';
import { Notice } from '../../components/notice.tsx';
import { SectionPlace, sectionAddress } from '../../components/section.tsx';
import { useMay } from '../../data/desk.ts';
import { SECTIONS, type SectionName, sectionsFor } from './sections.ts';
import classes from './settings-sections.module.css';
import { useIsUnread } from './use-is-unread.ts';
import { useSectionInView } from './use-section-in-view.ts';

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
