import { Menu, type MenuItemConstructorOptions } from 'electron';

/** The application's menu: the system's own entries and their keys, nothing else. */
export function applicationMenu(mac: boolean, devTools: boolean): Menu {
  const view: MenuItemConstructorOptions[] = [
    { role: 'reload' },
    ...(devTools ? [{ role: 'toggleDevTools' as const }] : []),
    { type: 'separator' },
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    { type: 'separator' },
    { role: 'togglefullscreen' },
  ];
  return Menu.buildFromTemplate([
    ...(mac ? [{ role: 'appMenu' as const }] : [{ role: 'fileMenu' as const }]),
    { role: 'editMenu' },
    { label: 'View', submenu: view },
    { role: 'windowMenu' },
  ]);
}
