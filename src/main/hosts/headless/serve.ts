import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Policies } from '../../../shared/schemas/desk/policies.ts';
import { httpBridge } from '../../adapters/http/screens/http-bridge.ts';
import { mintOwnLaunchToken } from '../../adapters/http/screens/launch-token.ts';
import { COMMANDS } from '../../adapters/node/commands.ts';
import {
  DEFAULT_PORT,
  dataFolderFor,
  defaultDataFolder,
  policyDataFolder,
} from '../../adapters/node/paths.ts';
import { readPolicies } from '../../adapters/node/policies/read-policies.ts';
import { isBusyFolder } from '../../adapters/sqlite/files/lock.ts';
import { openEnvironments } from '../../app/environments.ts';
import {
  databaseOfEnvironment,
  environmentOptions,
  printFirstClient,
} from '../../app/process-options.ts';
import { mustBeEncrypted } from '../../app/vault/unlock.ts';

const LINK = `${COMMANDS.quotedesk} link create`;
const OPEN_ALREADY = `Its screens are opened again by a new link: ${LINK}, with the same --data`;

const help = (
  policies: Policies,
) => `Quotedesk without a window: the API and the screens on 127.0.0.1.

  ${COMMANDS.serve} --port 8517 --data ./data

  --data DIR      where data is kept (default: ${defaultDataFolder(policies)})
  --port N        the port; 0 is any free one (default: the one in the settings, else ${DEFAULT_PORT})
  --database URL  the PostgreSQL of the office that this is a host of, as postgres://user@host/database
                  (default: QUOTEDESK_DATABASE_URL; without either, it works for itself)
  --log           the log to standard error, with a JSON line for each request
`;

function readOptions(policies: Policies) {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      port: { type: 'string' },
      database: { type: 'string' },
      log: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port <= 65_535)) {
    throw new Error(`--port must be a whole number from 0 to 65535, not ${values.port}`);
  }
  const dataFolder = dataFolderFor(policyDataFolder(policies) ?? values.data, policies);
  return { ...values, policies, port: policies.apiPort ?? port, dataFolder };
}

async function serve(given: ReturnType<typeof readOptions>, home: string): Promise<void> {
  const { dataFolder, port, log, policies, database } = given;
  if (policies.encryptionRequired) mustBeEncrypted(dataFolder);
  const docsFolder = join(home, 'docs');
  const logging = { logToStandardError: log };
  const options = { dataFolder, docsFolder, policies, ...logging, ...environmentOptions() };
  const databaseUrl = database ?? databaseOfEnvironment();
  const environments = await openEnvironments({ host: 'headless', ...options, databaseUrl });
  const { live, screens } = environments;
  const screensFolder = join(home, '../renderer');
  const printLink = (link: string) =>
    console.log(`Its screens, by a link that works once: ${link}`);
  const api = await live.api();
  await api.register(httpBridge, {
    dispatch: screens,
    onSession: live.desk.leave,
    dataFolder,
    screensFolder,
    printLink,
    linkCommand: LINK,
  });
  let url: string;
  let link: string;
  try {
    if (live.problem !== undefined) console.error(live.problem);
    url = await live.listen(port ?? (await live.settings()).port ?? DEFAULT_PORT);
    // A start that cannot listen issues none: its secret is shown only once.
    printFirstClient(await live.issueFirstClient());
    link = `${url}/launch/${mintOwnLaunchToken(dataFolder)}`;
  } catch (error) {
    await environments.close();
    throw error;
  }
  console.log(`Quotedesk listens on ${url}`);
  printLink(link);
  let isEnding = false;
  const end = () => {
    // A terminal and a supervisor may both send a signal: it still ends once, and cleanly.
    if (isEnding) return;
    isEnding = true;
    environments.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
}

/**
 * Serves as the command line says, or prints why it cannot, and then ends with exit code 1.
 * @param home the folder of the built program
 */
export async function main(home: string): Promise<void> {
  try {
    const policies = readPolicies();
    const options = readOptions(policies);
    if (options.help) console.log(help(policies));
    else await serve(options, home);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (isBusyFolder(error)) console.error(OPEN_ALREADY);
    process.exitCode = 1;
  }
}
