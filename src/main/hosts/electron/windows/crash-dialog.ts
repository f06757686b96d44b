import type { App, BrowserWindow, Clipboard, Dialog } from 'electron';
import type { Words } from '../words/words.ts';

/** What a report says: what ran, and how it ended. Nothing of what anybody typed. */
export interface CrashFacts {
  readonly version: string;
  readonly versions: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly arch: string;
  /** In Electron's words: `crashed`, `oom`. */
  readonly reason: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** The report, in English for whoever looks into it. */
export function crashReport({ version, versions, platform, arch, reason, at }: CrashFacts): string {
  const parts = ['electron', 'chrome', 'node'].map((name) => `${name} ${versions[name] ?? '?'}`);
  return [
    `Quotedesk ${version} on ${platform} ${arch}`,
    parts.join(', '),
    `The page ended again and again, last at ${at}: ${reason}`,
  ].join('\n');
}

interface CrashParts {
  readonly dialog: Pick<Dialog, 'showMessageBox'>;
  readonly clipboard: Pick<Clipboard, 'writeText'>;
  readonly app: Pick<App, 'quit'>;
  readonly words: Words['crash'];
  readonly facts: CrashFacts;
}

/** Says that a page crashed too often, and what was kept; loads it again, or quits, as is chosen. */
export async function showCrash(window: BrowserWindow, parts: CrashParts): Promise<void> {
  const { dialog, clipboard, app, words, facts } = parts;
  const choices = ['again', 'copy', 'quit'] as const;
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    title: 'Quotedesk',
    message: words.message,
    detail: words.kept,
    buttons: choices.map((choice) => words[choice]),
    defaultId: choices.indexOf('again'),
    cancelId: choices.indexOf('quit'),
    noLink: true,
  });
  const chosen = choices[response];
  if (chosen === 'copy') {
    await clipboard.writeText(crashReport(facts));
    return showCrash(window, parts);
  }
  if (chosen === 'quit') app.quit();
  else if (!window.isDestroyed()) window.reload();
}
