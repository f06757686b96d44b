import type { Session } from 'electron';

/** Whether the windows of a system check spelling: macOS has a checker that needs no network. */
export const checksSpelling = (platform: NodeJS.Platform): boolean => platform === 'darwin';

/**
 * Keeps Chromium from fetching dictionaries from a server of Google: it does, even where no window
 * checks spelling.
 */
export function limitSpelling(session: Session, platform: NodeJS.Platform): void {
  if (checksSpelling(platform)) return;
  session.setSpellCheckerLanguages([]);
  session.setSpellCheckerEnabled(false);
}
