import type { CommandLine } from 'electron';

/**
 * Switches of Chromium by which another program could read the pages. Node's own (`--inspect`,
 * NODE_OPTIONS) are off by the package's fuses.
 */
const SWITCHES = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-debugging-targets',
  'remote-allow-origins',
  'auto-open-devtools-for-tabs',
  'custom-devtools-frontend',
  'load-extension',
  'disable-web-security',
  'js-flags',
] as const;

/** Takes the debugging switches from the command line. Call it before Electron is ready. */
export function ignoreDebugging(commandLine: CommandLine): void {
  for (const name of SWITCHES) commandLine.removeSwitch(name);
}
