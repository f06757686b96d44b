import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { DesktopMenu, MenuItem } from '../../../shared/schemas/desktop.ts';

interface MenuParts {
  readonly mac: boolean;
  readonly devTools: boolean;
  /** Told of the command whose item was chosen. */
  readonly onCommand: (command: string) => void;
}

/** The page's form of keys in Electron's. */
function accelerator(keys: string): string {
  return keys.replace('mod', 'CommandOrControl').replace('shift', 'Shift').replace('alt', 'Alt');
}

function itemOf(item: MenuItem, { onCommand }: MenuParts): MenuItemConstructorOptions {
  if (item.kind === 'separator') return { type: 'separator' };
  if (item.kind === 'role') return { role: item.role, label: item.label };
  const { command, label, keys, enabled } = item;
  return {
    label,
    enabled,
    click: () => onCommand(command),
    // The page listens for its keys itself, in both hosts the same way.
    ...(keys === undefined ? {} : { accelerator: accelerator(keys), registerAccelerator: false }),
  };
}

/** The native menu in the words of the page; before it has spoken, the system's own entries. */
export function applicationMenu(menu: DesktopMenu, parts: MenuParts): Menu {
  const { mac, devTools } = parts;
  const own: MenuItemConstructorOptions[] = menu.map(({ label, items }) => ({
    label,
    submenu: items.map((item) => itemOf(item, parts)),
  }));
  return Menu.buildFromTemplate([
    ...(mac ? [{ role: 'appMenu' as const }] : []),
    ...(own.length > 0 ? own : [{ role: 'editMenu' as const }]),
    ...(mac ? [{ role: 'windowMenu' as const }] : []),
    ...(devTools ? [{ label: 'Developer', submenu: [{ role: 'toggleDevTools' as const }] }] : []),
  ]);
}
