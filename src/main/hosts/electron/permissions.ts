import type { App, Session } from 'electron';
import { isOurs, PAGE_URL } from './page-address.ts';

/** Refuses every permission and device: the screens need none. */
export function refusePermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  // An answer without streams is a refusal, which Electron also reports as an error.
  session.setDisplayMediaRequestHandler((_request, answer) => answer({}));
}

/** Keeps every page where it is: no navigation, no redirect, no second window, no webview. */
export function refuseNavigation(app: App): void {
  app.on('web-contents-created', (_created, contents) => {
    // Only a reload of our own page is allowed.
    contents.on('will-frame-navigate', (event) => {
      if (!event.isMainFrame || !isOurs(event.url)) event.preventDefault();
    });
    // Chromium asks nobody about `about:`. The preload refuses it; what came past it is led back.
    contents.on('did-navigate', (_navigated, url) => {
      if (url.startsWith('about:')) void contents.loadURL(PAGE_URL);
    });
    contents.on('will-redirect', (event) => event.preventDefault());
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  });
}
