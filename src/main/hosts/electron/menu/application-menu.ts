import type { MenuItemConstructorOptions } from 'electron';
import type { DesktopMenu, MenuItem } from '../../../../shared/schemas/desktop.ts';

interface MenuParts {
  readonly mac: boolean;
  readonly devTools: boolean;
  /** Takes the command of the chosen item. */
  readonly onCommand: (command: string) => void;
}

/** The page's notation for keys in Electron's notation. */
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
    // The page listens for keys itself, the same way in both hosts.
    ...(keys === undefined ? {} : { accelerator: accelerator(keys), registerAccelerator: false }),
  };
}

/** The native menu with the page's own labels; before the page sets it, the system's entries. */
export function applicationMenu(menu: DesktopMenu, parts: MenuParts): MenuItemConstructorOptions[] {
  const { mac, devTools } = parts;
  const own: MenuItemConstructorOptions[] = menu.map(({ label, items }) => ({
    label,
    submenu: items.map((item) => itemOf(item, parts)),
  }));
  return [
    ...(mac ? [{ role: 'appMenu' as const }] : []),
    ...(own.length > 0 ? own : [{ role: 'editMenu' as const }]),
    ...(mac ? [{ role: 'windowMenu' as const }] : []),
    ...(devTools ? [{ label: 'Developer', submenu: [{ role: 'toggleDevTools' as const }] }] : []),
  ];
}
