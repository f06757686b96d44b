import { VisuallyHidden } from '@mantine/core';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { fold } from '../../../shared/domain/fold.ts';
import { type CommandId, commandIds } from '../../commands/catalogue.ts';
import { canRun, runCommand, useCommand, useCommands } from '../../commands/commands.ts';
import { Keys } from '../../commands/keys-shown.tsx';
import { Icon } from '../../components/icon.tsx';
import { Private } from '../../components/private.tsx';
import { settingsPage } from '../../components/screen.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { useMay } from '../../data/desk.ts';
import { customerPlace, quotePlace } from '../../data/places.ts';
import type { FoundSetting } from '../../features/settings/find-settings.ts';
import { writtenDay } from '../../i18n/day.ts';
import { money } from '../../i18n/money.ts';
import { unquotedMark, useFinder } from './finder.ts';
import classes from './palette.module.css';

interface PaletteGroupProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Finds of one kind under their name, which Mantine paints, and a screen reader needs to be told. */
function PaletteGroup({ label, children }: PaletteGroupProps) {
  return (
    <Spotlight.ActionsGroup label={label} role="group" aria-label={label}>
      {children}
    </Spotlight.ActionsGroup>
  );
}

/** The quotes and customers that the palette found. */
function PaletteFinds({ go }: { readonly go: (path: string) => void }) {
  const { t } = useTranslation(['commands', 'shell']);
  const { query, quotes, customers, more } = useFinder();
  return (
    <>
      {quotes.length > 0 && (
        <PaletteGroup label={query.trim() === '' ? t('shell:palette.newest') : t('palette.quotes')}>
          {quotes.map((quote) => (
            <Spotlight.Action key={quote.quoteId} onClick={() => go(quotePlace(quote.quoteId))}>
              <Line
                icon={<Icon name="document" />}
                name={quote.customerName}
                more={`${quote.registrationNumber} · ${quote.vehicle}`}
              >
                <span className="amount">{money(quote.premium)}</span>
                <StatusBadge status={quote.status} />
              </Line>
            </Spotlight.Action>
          ))}
          {more && (
            <Spotlight.Action
              label={t('shell:palette.all')}
              leftSection={<Icon name="quotes" />}
              onClick={() => go(`/quotes?${new URLSearchParams({ search: query.trim() })}`)}
            />
          )}
        </PaletteGroup>
      )}
      {customers.length > 0 && (
        <PaletteGroup label={t('palette.customers')}>
          {customers.map((customer) => (
            <Spotlight.Action key={customer.key} onClick={() => go(customerPlace(customer.key))}>
              <Line
                icon={<Icon name="customers" />}
                name={customer.name}
                more={writtenDay(customer.dateOfBirth)}
              />
            </Spotlight.Action>
          ))}
        </PaletteGroup>
      )}
    </>
  );
}

interface LineProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly more: string;
  readonly children?: ReactNode;
}

/** One find in one line. */
function Line({ icon, name, more, children }: LineProps) {
  return (
    <span className={classes.line}>
      {icon}
      <span className={classes.name}>
        <Private>{name}</Private>
      </span>
      <span className={classes.more}>
        <Private>{more}</Private>
      </span>
      {children}
    </span>
  );
}

/** How a text matches a query, closest first: it is it, begins with it, has a word that does, or contains it. */
const MATCHES: readonly ((text: string, query: string) => boolean)[] = [
  (text, query) => text === query,
  (text, query) => text.startsWith(query),
  (text, query) => text.includes(` ${query}`),
  (text, query) => text.includes(query),
];

/** What a query finds, the closest match first; of those that are as close, in the order in which they came. */
export function closestFirst<T>(
  all: readonly T[],
  typed: string,
  textOf: (one: T) => string,
): readonly T[] {
  const query = fold(typed.trim());
  const matched = all.map((one) => ({
    one,
    match: MATCHES.findIndex((matches) => matches(fold(textOf(one)), query)),
  }));
  const found = matched.filter(({ match }) => match >= 0);
  return found.toSorted((one, other) => one.match - other.match).map(({ one }) => one);
}

/** The palette's own state, and what opens it and closes it. */
const [paletteStore, palette] = createSpotlight();

/**
 * Keeps one line selected with any result: Mantine selects only while one types, so that
 * Enter would do nothing with what was found later.
 */
function useSelection(): void {
  useLayoutEffect(() => {
    const list = document.getElementById(paletteStore.getState().listId);
    const lines = [...(list?.querySelectorAll('[data-action]') ?? [])];
    const selected = Math.max(
      0,
      lines.findIndex((line) => line.hasAttribute('data-selected')),
    );
    lines[selected]?.setAttribute('data-selected', 'true');
    paletteStore.updateState((state) => ({ ...state, selected }));
  });
}

/** How many settings are offered: their screen lists more. */
const SETTINGS_SHOWN = 5;

/** The settings that are called what is typed. Their words come once something is looked for. */
function useFoundSettings(query: string): readonly FoundSetting[] {
  const may = useMay();
  const [find, setFind] = useState<typeof import('../../features/settings/find-settings.ts')>();
  const isAsked = query.trim() !== '';
  useEffect(() => {
    // Where they do not come, the rest is found all the same.
    if (isAsked) import('../../features/settings/find-settings.ts').then(setFind, () => undefined);
  }, [isAsked]);
  return isAsked && find ? find.findSettings(query, may).slice(0, SETTINGS_SHOWN) : [];
}

/** What opens the palette and closes it again isn't found in it. */
const hidden: readonly CommandId[] = ['openPalette'];

interface PaletteProps {
  /** Whether it was asked for before its code was here. */
  readonly isAskedFor: boolean;
}

/** Commands, quotes, customers and registrations, found as one types. */
export function Palette({ isAskedFor }: PaletteProps) {
  const { t } = useTranslation(['commands', 'shell']);
  const [, navigate] = useLocation();
  const state = useCommands();
  const finder = useFinder();
  const { query, quotes, customers, pending, failed, look } = finder;
  const mark = canRun(state, 'goNewQuote') ? unquotedMark(finder) : undefined;
  useCommand('openPalette', palette.toggle);
  useEffect(() => {
    if (isAskedFor) palette.open();
  }, [isAskedFor]);
  useSelection();

  const runnable = commandIds.filter((id) => canRun(state, id) && !hidden.includes(id));
  const commands = closestFirst(runnable, query, (id) => t(`title.${id}`));
  const settings = useFoundSettings(query);
  const nothing =
    settings.length + commands.length + quotes.length + customers.length === 0 &&
    mark === undefined;

  const word = () => {
    if (pending) return t('shell:palette.looking');
    if (failed) return t('shell:palette.failed');
    return nothing ? t('palette.nothing') : '';
  };

  return (
    <Spotlight.Root
      store={paletteStore}
      query={query}
      onQueryChange={look}
      onSpotlightOpen={() => look('')}
      shortcut={null}
      scrollable
      maxHeight={420}
      attributes={{ content: { 'aria-label': t('palette.label') } }}
      overlayProps={{ backgroundOpacity: 0.35, blur: 2 }}
    >
      <Spotlight.Search
        aria-label={t('palette.label')}
        placeholder={t('palette.placeholder')}
        leftSection={<Icon name="search" />}
      />
      <Spotlight.ActionsList className={classes.list}>
        <PaletteFinds go={navigate} />
        {(mark !== undefined || commands.length > 0) && (
          <PaletteGroup label={t('palette.commands')}>
            {mark !== undefined && (
              <Spotlight.Action
                label={t('palette.newQuote', { mark })}
                leftSection={<Icon name="newQuote" />}
                onClick={() => navigate(`/new?${new URLSearchParams({ registration: mark })}`)}
              />
            )}
            {commands.map((id) => (
              <Spotlight.Action
                key={id}
                label={t(`title.${id}`)}
                rightSection={<Keys command={id} />}
                // The keys have their colours, which a chosen line would make too faint.
                dimmedSections={false}
                onClick={() => runCommand(id)}
              />
            ))}
          </PaletteGroup>
        )}
        {settings.length > 0 && (
          <PaletteGroup label={t('palette.settings')}>
            {settings.map(({ id, title, page }) => (
              <Spotlight.Action
                key={id}
                label={title}
                leftSection={<Icon name="settings" />}
                onClick={() => navigate(settingsPage(page))}
              />
            ))}
          </PaletteGroup>
        )}
        {(nothing || failed) && <Spotlight.Empty>{word()}</Spotlight.Empty>}
      </Spotlight.ActionsList>
      <VisuallyHidden role="status">{word()}</VisuallyHidden>
    </Spotlight.Root>
  );
}
