import { displayMissing } from './display-missing.ts';
import { findElectron } from './electron.ts';
import { openElectron } from './open-electron.ts';
import { built, runHere } from './run-here.ts';

const HELP = `Usage: npm start -- [--data DIR] [--port N]

Builds Quotedesk where needed and opens it: in a window where there is a display and Electron
can be had, else in the browser.

  --data DIR   keep the data in this folder (default: the one that QUOTEDESK_DATA names, or the system's usual one)
  --port N     the API's port on 127.0.0.1; 0 is any free one
`;

const args = process.argv.slice(2);

if (args.includes('--help') || args.includes('-h')) {
  process.stdout.write(HELP);
} else {
  await built();
  const why = displayMissing() ?? (await openWindow());
  if (why !== undefined) {
    console.log(`${why}; Quotedesk opens in the browser instead.`);
    await runHere('headless', args);
  }
}

/** Opens the window and ends with it; answers why where it could not be opened. */
async function openWindow(): Promise<string | undefined> {
  try {
    const electron = await findElectron();
    const code = await openElectron(electron, args);
    process.exitCode = code;
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
