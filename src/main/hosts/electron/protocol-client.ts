import type { App } from 'electron';
import { LINK_SCHEME } from './openings.ts';
import type { InstalledAs } from './updates/installed-as.ts';

/** How the desk is on this computer where no package has told the system of its links. */
const UNREGISTERED: readonly InstalledAs[] = ['appImage', 'portable'];

/**
 * Has the system open links of Quotedesk by this very file, for this person alone, where no package
 * did so. Another start from another place takes its turn.
 */
export function registerLinks(
  app: Pick<App, 'setAsDefaultProtocolClient'>,
  { as, file }: { readonly as: InstalledAs; readonly file: string | undefined },
): void {
  if (!UNREGISTERED.includes(as)) return;
  // The program that runs is in a temporary folder, which is gone when it ends.
  if (file !== undefined) app.setAsDefaultProtocolClient(LINK_SCHEME, file);
}
