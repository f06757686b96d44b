import type { Session } from 'electron';

/** Whether a system checks spelling by itself: macOS does, and needs no network for it. */
export const systemChecksSpelling = (platform: NodeJS.Platform): boolean => platform === 'darwin';

/**
 * Keeps Chromium from fetching dictionaries from a server of Google: it does, even where no window
 * checks spelling.
 */
export function limitSpelling(session: Session, platform: NodeJS.Platform): void {
  if (systemChecksSpelling(platform)) return;
  session.setSpellCheckerLanguages([]);
  session.setSpellCheckerEnabled(false);
}
