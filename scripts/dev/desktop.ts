import { createServer } from 'electron-vite';
import { ROOT } from '../build-fresh.ts';
import { displayMissing } from '../display-missing.ts';
import { findElectron } from '../electron.ts';
import { switchesForRoot } from '../open-electron.ts';
import { type DevelopOptions, developInBrowser } from './browser.ts';

/**
 * Opens the screens in Electron, whose main process and preload are built again, and started again,
 * at every change. Where there is no Electron or no display, says so and opens the browser's way.
 */
export async function developOnDesktop(options: DevelopOptions): Promise<void> {
  const why = displayMissing() ?? (await openElectron(options));
  if (why === undefined) return;
  console.log(`${why}; the screens are for the browser instead.`);
  await developInBrowser(options);
}

/** Answers why Electron could not be opened. */
async function openElectron({ dataFolder }: DevelopOptions): Promise<string | undefined> {
  try {
    const { executable } = await findElectron();
    // Any free port: an installed desk may have the usual one.
    const args = ['--data', dataFolder, '--port', '0', ...switchesForRoot()];
    // electron-vite takes these from its environment.
    process.env.ELECTRON_EXEC_PATH = executable;
    process.env.ELECTRON_CLI_ARGS = JSON.stringify(args);
    await createServer({ root: ROOT, build: { watch: {}, sourcemap: true } }, {});
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
