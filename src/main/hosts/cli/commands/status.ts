import { join } from 'node:path';
import { english } from '../../../../shared/domain/messages/english.ts';
import { FaultError } from '../../../../shared/result/fault-error.ts';
import { faultSentence } from '../../../../shared/result/sentences.ts';
import { COMMANDS } from '../../../adapters/node/commands.ts';
import { DEFAULT_PORT } from '../../../adapters/node/paths.ts';
import { readPolicies } from '../../../adapters/node/policies/read-policies.ts';
import { type RunningServer, readServerFile } from '../../../adapters/node/server-file.ts';
import { versionOf } from '../../../adapters/sqlite/connection/pragmas.ts';
import { readDatabase } from '../../../adapters/sqlite/files/copy-to-file.ts';
import { FILE, hasDatabase } from '../../../adapters/sqlite/files/file-names.ts';
import { schemaVersion } from '../../../adapters/sqlite/schema/migrate.ts';
import { joinedOffice } from '../../../app/office/desk-office.ts';
import { databaseOfEnvironment, environmentOptions } from '../../../app/process-options.ts';
import { backupStatus } from '../../../app/vault/backup-list.ts';
import { backupFolder, backupSettings } from '../../../app/vault/backup-settings.ts';
import { encryptionState } from '../../../app/vault/encryption.ts';
import { mustUnlock } from '../../../app/vault/unlock.ts';
import { type CommandDefinition, command } from '../common/command.ts';
import { dataFolderOf } from '../common/data.ts';
import { table } from '../common/output.ts';

/** Milliseconds in which a host that runs has answered. */
const TO_ANSWER = 2_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** How a host is that wrote down where it listens; the address of one for other computers may not be this one's. */
async function standingOf({ url, pid }: RunningServer): Promise<'runs' | 'silent' | 'ended'> {
  if (!url.startsWith('https:')) {
    const signal = AbortSignal.timeout(TO_ANSWER);
    const answer = await fetch(`${url}/health/live`, { signal }).catch(() => undefined);
    if (answer?.ok) return 'runs';
    return isAlive(pid) ? 'silent' : 'ended';
  }
  return isAlive(pid) ? 'runs' : 'ended';
}

async function hostOf(folder: string) {
  const server = readServerFile(folder);
  const state = server ? await standingOf(server) : 'ended';
  return server && state !== 'ended' ? { state, ...server } : null;
}

/** What the databases of a folder say of themselves; where they do not open, why. Nothing is upgraded. */
function dataOf(dataFolder: string) {
  if (!hasDatabase(dataFolder)) return null;
  const { keyHolders } = environmentOptions();
  try {
    const { encrypted } = encryptionState({ dataFolder, holders: keyHolders });
    const parts = mustUnlock({ dataFolder, keyHolders });
    const format = readDatabase(join(dataFolder, FILE), parts, versionOf);
    return { encrypted, format, problem: null };
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    return { encrypted: null, format: null, problem: faultSentence(error.fault) };
  }
}

async function statusOf(folder: string) {
  const { lastSuccess, lastFailure, isOverdue } = backupStatus(folder, Date.now());
  return {
    version: environmentOptions().version,
    node: process.versions.node,
    folder,
    data: dataOf(folder),
    newestFormat: schemaVersion(),
    host: await hostOf(folder),
    backups: {
      folder: backupFolder(folder, backupSettings(folder).read()),
      last: lastSuccess?.at ?? null,
      failure: lastFailure && english(lastFailure.message),
      isOverdue,
    },
    office: joinedOffice(folder) ?? null,
    // Its address may hold a password.
    isOfOffice: databaseOfEnvironment() !== undefined,
  };
}

type Status = Awaited<ReturnType<typeof statusOf>>;

const PROGRAMS: Readonly<Record<string, string>> = {
  electron: 'the window',
  headless: 'the host without a window',
};

function hostLine({ host, folder }: Status): string {
  if (host === null) {
    const port = readPolicies().apiPort ?? `${DEFAULT_PORT} unless its settings say another`;
    return `does not run (port ${port}); to start it: ${COMMANDS.serve} --data ${folder}`;
  }
  const { url, pid, since, state } = host;
  const program = PROGRAMS[host.host] ?? host.host;
  const where = `${program}, ${url}, process ${pid} since ${since}`;
  return state === 'runs' ? `runs: ${where}` : `does not answer: ${where}`;
}

function dataLine({ folder, data, newestFormat }: Status): string {
  if (data === null) return `none yet in ${folder}`;
  if (data.format === null) return folder;
  const old = data.format < newestFormat ? `, ${newestFormat} after the next start` : '';
  return `${folder} (format ${data.format}${old})`;
}

function encryptionLine({ data }: Status): string | undefined {
  if (data === null) return undefined;
  if (data.problem !== null) return `does not open here: ${data.problem}`;
  return data.encrypted ? 'on, and the data open here' : 'off';
}

function backupsLine({ backups, data, isOfOffice }: Status): string | undefined {
  if (data === null) return undefined;
  if (isOfOffice) return 'those of the office’s PostgreSQL';
  const { folder, last, failure, isOverdue } = backups;
  const said = [
    `last ${last ?? 'none'}`,
    ...(isOverdue ? ['overdue'] : []),
    ...(failure ? [failure] : []),
  ];
  return `${folder} (${said.join('; ')})`;
}

function officeLine({ office, isOfOffice }: Status): string {
  if (isOfOffice) return 'a host of the office that QUOTEDESK_DATABASE_URL names';
  return office ? `joined ${office.name} at ${office.url}` : 'none: it works for itself';
}

/** Where everything is, at a glance. */
export const statusCommand = command({
  words: 'status',
  summary:
    'say where the data, the host, its port and the backups are, and which versions; nothing is changed',
  examples: ['status', 'status --data ./data --json'],
  run: async (_given, options) => {
    const status = await statusOf(dataFolderOf(options));
    const rows: readonly (readonly [string, string | undefined])[] = [
      ['Version', `Quotedesk ${status.version}, Node.js ${status.node}`],
      ['Data', dataLine(status)],
      ['Encryption', encryptionLine(status)],
      ['Host', hostLine(status)],
      ['Backups', backupsLine(status)],
      ['Office', officeLine(status)],
    ];
    return { value: status, lines: () => table(rows.filter(([, said]) => said !== undefined)) };
  },
}) satisfies CommandDefinition;
