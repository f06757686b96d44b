import type { DesktopMenu, MenuItem } from '../../../shared/schemas/desk/desktop.ts';
import type { QuoteLine } from '../../../shared/schemas/quotes/quote-list.ts';
import { type CommandId, commandsOf, entryOf, GROUPS } from '../../commands/catalogue.ts';
import { canRun, keysOf, type useCommands } from '../../commands/commands.ts';
import { language, translate } from '../../i18n/i18n.ts';

type State = ReturnType<typeof useCommands.getState>;
type RecentQuote = Pick<QuoteLine, 'quoteId' | 'customerName' | 'registrationNumber'>;

const SEPARATOR: MenuItem = { kind: 'separator' };

function itemOf(state: State, command: CommandId): MenuItem {
  const keys = keysOf(state, command);
  const { standard } = entryOf(command);
  return {
    kind: 'command',
    command,
    label: translate(`commands:title.${command}`),
    enabled: canRun(state, command),
    // A bare character would be no shortcut in a menu.
    ...(keys === undefined || keys.length === 1 ? {} : { keys }),
    ...(standard && { standard }),
  };
}

interface Recent {
  readonly quotes: readonly RecentQuote[];
  /** Whether personal data are shown. */
  readonly named: boolean;
}

/** The longest label that a menu takes. */
const MOST_LETTERS = 100;

function recentQuotes({ quotes, named }: Recent): MenuItem {
  return {
    kind: 'quotes',
    label: translate('commands:recentQuotes'),
    quotes: quotes.map(({ quoteId, customerName, registrationNumber }) => ({
      quoteId,
      label: (named ? `${customerName} · ${registrationNumber}` : quoteId).slice(0, MOST_LETTERS),
    })),
  };
}

/** The page's part of the native menu, from the catalogue, in the language shown. */
export function nativeMenu(state: State, recent: Recent): DesktopMenu {
  const ids = commandsOf('desktop');
  return {
    language: language(),
    groups: GROUPS.map((group) => ({
      group,
      label: translate(`commands:group.${group}`),
      items: ids
        .filter((id) => entryOf(id).group === group)
        .flatMap((id) => [
          ...(entryOf(id).beginsSection ? [SEPARATOR] : []),
          itemOf(state, id),
          ...(id === 'newWindow' ? [recentQuotes(recent)] : []),
        ]),
    })),
  };
}
