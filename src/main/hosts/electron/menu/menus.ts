import type { BrowserWindow } from 'electron';
import type { DesktopAnswer, DesktopMenu } from '../../../../shared/schemas/desktop.ts';
import { sendCommand } from '../windows/send-command.ts';
import type { Windows } from '../windows/windows.ts';
import { applicationMenu } from './application-menu.ts';

interface MenusParts {
  readonly Menu: Pick<typeof Electron.Menu, 'buildFromTemplate' | 'setApplicationMenu'>;
  readonly windows: Pick<Windows, 'front'>;
  readonly devTools: boolean;
}

/** The application has one menu: that of the window used last. */
export function createMenus({ Menu, windows, devTools }: MenusParts) {
  const menus = new WeakMap<BrowserWindow, DesktopMenu>();
  const show = (window: BrowserWindow) => {
    const onCommand = (command: string) => sendCommand(window, command);
    const mac = process.platform === 'darwin';
    const menu = menus.get(window);
    if (!menu) return;
    const template = applicationMenu(menu, { mac, devTools, onCommand });
    Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  };
  return {
    set(window: BrowserWindow, menu: DesktopMenu): DesktopAnswer {
      if (!menus.has(window)) window.on('focus', () => show(window));
      menus.set(window, menu);
      if (windows.front() === window) show(window);
      return 'done';
    },
  };
}
