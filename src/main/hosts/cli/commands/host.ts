import { resolve } from 'node:path';
import { english } from '../../../../shared/domain/messages/english.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../../shared/result/fault-error.ts';
import { mintLaunchToken } from '../../../adapters/http/screens/launch-token.ts';
import { readServerFile } from '../../../adapters/node/server-file.ts';
import { environmentOptions } from '../../../app/process-options.ts';
import { rebuildIndex } from '../../../app/rebuild-index.ts';
import { moveData } from '../../../app/vault/move.ts';
import { examineFolder, vaultOptions } from '../../../app/worker/examine.ts';
import { syncedFolder } from '../../../core/data-state/synced-folder.ts';
import { type CommandDefinition, command, operation } from '../common/command.ts';
import { dataFolderOf, filledFolderOf } from '../common/data.ts';
import { argument, option, text } from '../common/parameters.ts';

/** The data folder itself. */
export const dataFolderCommands: readonly CommandDefinition[] = [
  command({
    words: 'data-folder verify',
    summary: 'check the data for damage; exit code 1 if there is any',
    examples: ['data-folder verify', 'data-folder verify --data ./data'],
    run: async (_given, options) => {
      const folder = filledFolderOf(options);
      const damage = await examineFolder({ dataFolder: folder, ...environmentOptions() });
      return {
        value: { folder, damage },
        lines: () => (damage.length === 0 ? [`The data in ${folder} are whole.`] : damage),
        isFailure: damage.length > 0,
      };
    },
  }),
  command({
    words: 'data-folder reindex',
    summary: 'rebuild damaged lists, searches, customers and figures from the history',
    examples: ['data-folder reindex', 'data-folder reindex --data ./data'],
    run: async (_given, options) => {
      const dataFolder = filledFolderOf(options);
      const { keyHolders } = environmentOptions();
      const rebuilt = await rebuildIndex({ dataFolder, keyHolders });
      const { quotes, missing } = rebuilt;
      return {
        value: { dataFolder, ...rebuilt },
        lines: () => [
          `Lists, searches, customers and figures were rebuilt from ${quotes} quotes.`,
          ...(missing > 0 ? ['The running host brings in the newest changes.'] : []),
        ],
      };
    },
  }),
  command({
    words: 'data-folder move',
    summary:
      'move the data to another folder of this computer: they are copied, checked, and only then used there; quit the host first',
    takes: { folder: argument('folder', 'a new or empty folder') },
    examples: ['data-folder move /srv/quotedesk'],
    run: async ({ folder }, options) => {
      const dataFolder = resolve(filledFolderOf(options));
      const to = resolve(folder);
      const order = { dataFolder, to, now: Date.now() };
      const previous = await moveData(order, vaultOptions(environmentOptions()));
      const warning = syncedFolder(to);
      return {
        value: { from: dataFolder, to, previous, ...(warning && { warning }) },
        lines: () => [
          `The data are in ${to} now. A start on ${dataFolder} goes on there.`,
          `The data from before are in ${previous}.`,
          ...(warning ? [english(warning)] : []),
        ],
      };
    },
  }),
];

/** Where the host of a data folder listens, as that host wrote down. */
function runningHost(folder: string): string {
  const server = readServerFile(folder);
  if (server === undefined) {
    const none = message('hostNotRunning', { folder });
    throw new FaultError({ kind: 'unavailable', message: none });
  }
  if (server.url.startsWith('https:')) {
    throw new FaultError({ kind: 'conflict', message: message('hostHasNoScreens', { folder }) });
  }
  if (server.host === 'electron') {
    const window = message('hostIsWindow', { folder, pid: server.pid });
    throw new FaultError({ kind: 'conflict', message: window });
  }
  return server.url;
}

/** Makes sure that a host runs: without one, the link would open nothing. */
async function checkHost(host: string): Promise<void> {
  const answer = await fetch(`${host}/health/live`).catch(() => undefined);
  if (answer?.ok) return;
  const silent = message('hostNotAnswering', { host });
  throw new FaultError({ kind: 'unavailable', message: silent });
}

/** The running host, and the clock. */
export const hostCommands: readonly CommandDefinition[] = [
  command({
    words: 'link create',
    summary: 'print a new link to the screens of the running browser host; it works once',
    takes: { port: text('n', 'the port of the host; the one it reported unless given') },
    examples: ['link create', 'link create --data ./data'],
    run: async ({ port }, options) => {
      const dataFolder = dataFolderOf(options);
      const host = port === undefined ? runningHost(dataFolder) : `http://127.0.0.1:${port}`;
      await checkHost(host);
      const url = `${host}/launch/${mintLaunchToken(dataFolder)}`;
      return { value: { url }, lines: () => [url] };
    },
  }),
  operation('confirmClock', {
    words: 'clock confirm',
    summary: 'confirm that the clock is right now, and accept changes again',
    takes: { reason: option('why the history is ahead, for the history') },
    lines: ({ quoteId, rateBook, levyTable, userId, newest, now }) => {
      const where =
        (quoteId && `quote ${quoteId}`) ??
        (rateBook && `rate book ${rateBook}`) ??
        (levyTable ? `levy table ${levyTable}` : `user ${userId}`);
      return [`The clock is right: ${now}. The history goes on after ${newest} (${where}).`];
    },
    examples: ['clock confirm --reason "The clock was a year ahead until today"'],
  }),
];
