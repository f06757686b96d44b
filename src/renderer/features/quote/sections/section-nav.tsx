import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { STATUSES } from '../../../../shared/domain/quotes/quote-status.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { useCommand } from '../../../commands/commands.ts';
import { Keys } from '../../../commands/keys-shown.tsx';
import { translate } from '../../../i18n/i18n.ts';
import classes from './sections.module.css';
import {
  columnsFor,
  SECTIONS,
  type SectionName,
  sectionPlace,
  type useSection,
} from './sections.ts';

/** What a section is called: what a policy costs is also how it is paid. */
function titleOf(name: SectionName, { status }: Pick<Quote, 'status'>): string {
  const isPayments = name === 'premium' && STATUSES[status].isPolicy;
  return translate(`quote:section.${isPayments ? 'payments' : name}`);
}

interface SectionNavProps {
  readonly quote: Quote;
  readonly section: ReturnType<typeof useSection>;
  /** Whether commands can be given now: not while a dialog is open. */
  readonly active: boolean;
}

/** The sections of the page, as links. */
export function SectionNav({ quote, section, active }: SectionNavProps) {
  const { t } = useTranslation('quote');
  const { sections, chosen, goTo } = section;
  const offers = (name: SectionName) =>
    [() => goTo(name), sections.includes(name), active] as const;
  useCommand(SECTIONS.overview, ...offers('overview'));
  useCommand(SECTIONS.premium, ...offers('premium'));
  useCommand(SECTIONS.alternatives, ...offers('alternatives'));
  useCommand(SECTIONS.policy, ...offers('policy'));
  useCommand(SECTIONS.documents, ...offers('documents'));
  useCommand(SECTIONS.history, ...offers('history'));
  useCommand(SECTIONS.claims, ...offers('claims'));
  return (
    <nav className={classes.nav} aria-label={t('section.label')}>
      {sections.map((name) => (
        <Link
          key={name}
          href={sectionPlace(quote.quoteId, name)}
          className={classes.link ?? ''}
          aria-current={name === chosen ? 'page' : undefined}
        >
          {titleOf(name, quote)}
          <Keys command={SECTIONS[name]} />
        </Link>
      ))}
    </nav>
  );
}

interface SectionsProps {
  readonly quote: Quote;
  readonly section: ReturnType<typeof useSection>;
  /** What stands in each section. */
  readonly parts: Readonly<Partial<Record<SectionName, ReactNode>>>;
}

/**
 * The sections: as many side by side as there is room for, and on paper all. All of them are there, so that what each
 * can do can be done from the others.
 */
export function Sections({ quote, section, parts }: SectionsProps) {
  // Draws the names again in another language.
  useTranslation('quote');
  const { sections, chosen } = section;
  const columns = columnsFor(chosen, sections);
  const shown = useRef<HTMLDivElement>(null);
  const before = useRef(chosen);
  useEffect(() => {
    if (before.current === chosen) return;
    before.current = chosen;
    window.scrollTo({ top: 0 });
    // A document that is asked for has taken the focus already.
    if (!shown.current?.contains(document.activeElement)) {
      shown.current?.focus({ preventScroll: true });
    }
  }, [chosen]);
  return (
    <div className={classes.sections}>
      {sections.map((name) => (
        // biome-ignore lint/a11y/useSemanticElements: it holds more than the fields of a form
        <div
          key={name}
          ref={name === chosen ? shown : undefined}
          // It is read out when it takes the focus; its parts are the landmarks.
          role="group"
          aria-label={titleOf(name, quote)}
          tabIndex={-1}
          className={classes.section}
          data-section={name}
          data-column={columns[name]}
        >
          {parts[name]}
        </div>
      ))}
    </div>
  );
}
