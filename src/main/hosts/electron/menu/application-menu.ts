import type { MenuItemConstructorOptions } from 'electron';
import type { MenuGroup, StandardCommand } from '../../../../shared/domain/desk/native-menu.ts';
import type { DesktopMenu, MenuItem } from '../../../../shared/schemas/desk/desktop.ts';
import { menuWords, WORDS } from '../words/words.ts';
import { withMnemonics } from './mnemonics.ts';

type Item = MenuItemConstructorOptions;

export interface MenuParts {
  readonly platform: NodeJS.Platform;
  readonly devTools: boolean;
  /** Takes the command of the chosen item. */
  readonly onCommand: (command: string) => void;
  /** Takes the id of the chosen quote. */
  readonly onQuote: (quoteId: string) => void;
}

const SEPARATOR: Item = { type: 'separator' };
const DEVELOPER: Item = { label: 'Developer', submenu: [{ role: 'toggleDevTools' }] };

/** The page's notation for keys in Electron's notation. */
function accelerator(keys: string): string {
  return keys.replace('mod', 'CommandOrControl').replace('shift', 'Shift').replace('alt', 'Alt');
}

function itemOf(item: MenuItem, { onCommand, onQuote }: MenuParts): Item {
  if (item.kind === 'separator') return SEPARATOR;
  if (item.kind === 'quotes') {
    const submenu = item.quotes.map(({ quoteId, label }) => ({
      label,
      click: () => onQuote(quoteId),
    }));
    return { label: item.label, enabled: submenu.length > 0, submenu };
  }
  const { command, label, keys, enabled } = item;
  return {
    label,
    enabled,
    click: () => onCommand(command),
    // The page listens for keys itself, the same way in both hosts.
    ...(keys === undefined ? {} : { accelerator: accelerator(keys), registerAccelerator: false }),
  };
}

/** The native menu in the order and the words of a system, around the commands of the page. */
export function applicationMenu(menu: DesktopMenu, parts: MenuParts): Item[] {
  const { platform, devTools } = parts;
  const isMac = platform === 'darwin';
  const words = menuWords(menu.language, platform);
  const items = (group: MenuGroup) => menu.groups.find((each) => each.group === group)?.items ?? [];
  const standard = (name: StandardCommand): Item | undefined => {
    const found = menu.groups
      .flatMap((group) => group.items)
      .find((item) => item.kind === 'command' && item.standard === name);
    return found && itemOf(found, parts);
  };
  /** What macOS has in the menu of the application. */
  const moves = (item: MenuItem) =>
    isMac && item.kind === 'command' && ['about', 'settings'].includes(item.standard ?? '');
  const own = (group: MenuGroup) =>
    items(group)
      .filter((item) => !moves(item))
      .map((item) => itemOf(item, parts));
  /** The page's own command where it can be given; else the field in which one types. */
  const edit = (role: 'undo' | 'redo'): Item => {
    const command = standard(role);
    return command?.enabled ? command : { role, label: words[role] };
  };
  const quit: Item = { role: 'quit', label: words.quit };
  const close: Item = { role: 'close', label: words.close };
  const minimize: Item = { role: 'minimize', label: words.minimize };

  const submenus: Record<MenuGroup, Item[]> = {
    file: [...own('file'), SEPARATOR, ...(isMac ? [close] : [quit])],
    edit: [
      edit('undo'),
      edit('redo'),
      SEPARATOR,
      { role: 'cut', label: words.cut },
      { role: 'copy', label: words.copy },
      { role: 'paste', label: words.paste },
      { role: 'delete', label: words.delete },
      SEPARATOR,
      { role: 'selectAll', label: words.selectAll },
    ],
    go: own('go'),
    quote: own('quote'),
    view: [
      ...own('view'),
      SEPARATOR,
      { role: 'reload', label: words.reload },
      SEPARATOR,
      { role: 'resetZoom', label: words.resetZoom },
      { role: 'zoomIn', label: words.zoomIn },
      { role: 'zoomOut', label: words.zoomOut },
      SEPARATOR,
      { role: 'togglefullscreen', label: words.fullScreen },
    ],
    help: own('help'),
  };
  const menuOf = (group: MenuGroup): Item => ({
    label: menu.groups.find((each) => each.group === group)?.label ?? group,
    submenu: submenus[group],
  });
  const window: Item = { label: words.window, submenu: [minimize, close] };
  const beforeHelp = (['file', 'edit', 'go', 'quote', 'view'] as const).map(menuOf);
  const developer = devTools ? [DEVELOPER] : [];
  if (!isMac) return withMnemonics([...beforeHelp, window, menuOf('help'), ...developer]);

  const { services, hide, hideOthers, showAll, zoom, front, settings } =
    WORDS[menu.language].macMenu;
  const about = standard('about');
  const preferences = standard('settings');
  return [
    {
      label: 'Quotedesk',
      submenu: [
        ...(about ? [about, SEPARATOR] : []),
        ...(preferences ? [{ ...preferences, label: settings }, SEPARATOR] : []),
        { role: 'services', label: services },
        SEPARATOR,
        { role: 'hide', label: hide },
        { role: 'hideOthers', label: hideOthers },
        { role: 'unhide', label: showAll },
        SEPARATOR,
        quit,
      ],
    },
    ...beforeHelp,
    // macOS adds its own entries, and the open windows, by these roles.
    {
      ...window,
      role: 'windowMenu',
      submenu: [
        minimize,
        { role: 'zoom', label: zoom },
        SEPARATOR,
        { role: 'front', label: front },
      ],
    },
    { ...menuOf('help'), role: 'help' },
    ...developer,
  ];
}
