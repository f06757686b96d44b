import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { httpBridge } from '../../adapters/http/screens/http-bridge.ts';
import { mintOwnLaunchToken } from '../../adapters/http/screens/launch-token.ts';
import { openMetrics } from '../../adapters/metrics/metrics.ts';
import { COMMANDS } from '../../adapters/node/commands.ts';
import { DEFAULT_PORT } from '../../adapters/node/paths.ts';
import { readPolicies } from '../../adapters/node/policies/read-policies.ts';
import { isBusyFolder } from '../../adapters/sqlite/files/lock.ts';
import { type Environments, openEnvironments } from '../../app/environments.ts';
import { environmentOptions, printFirstClient } from '../../app/process-options.ts';
import { mustBeEncrypted } from '../../app/vault/unlock.ts';
import { openOperations } from './operations.ts';
import { help, readOptions } from './options.ts';

const LINK = `${COMMANDS.quotedesk} link create`;
const OPEN_ALREADY = `Its screens are opened again by a new link: ${LINK}, with the same --data`;

/** Milliseconds in which a balancer learns from a probe that a host is about to end. */
const DRAIN = 5_000;

/** Milliseconds after which a host that could not end cleanly ends all the same. */
const GRACE = 30_000;

type HostOptions = ReturnType<typeof readOptions>;

/** Ends a host at the first signal. A terminal and a supervisor may both send one: it still ends once, and cleanly. */
function endAtSignal(end: () => Promise<void>): void {
  let isEnding = false;
  const onSignal = () => {
    if (isEnding) return;
    isEnding = true;
    globalThis.setTimeout(() => process.exit(1), GRACE).unref();
    end().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal);
}

/** Serves the screens next to the API, to whoever has the link. @returns that link, once the API listens */
async function openScreens(environments: Environments, dataFolder: string, home: string) {
  const { live, screens } = environments;
  const printLink = (link: string) =>
    console.log(`Its screens, by a link that works once: ${link}`);
  const api = await live.api();
  await api.register(httpBridge, {
    dispatch: screens,
    onSession: live.desk.leave,
    dataFolder,
    screensFolder: join(home, '../renderer'),
    printLink,
    linkCommand: LINK,
  });
  return (url: string) => printLink(`${url}/launch/${mintOwnLaunchToken(dataFolder)}`);
}

async function serve(given: HostOptions, home: string): Promise<void> {
  const { dataFolder, port, log, policies, databaseUrl, site, metrics: place } = given;
  if (policies.encryptionRequired) mustBeEncrypted(dataFolder);
  const metrics = place && openMetrics();
  const environments = await openEnvironments({
    host: 'headless',
    dataFolder,
    docsFolder: join(home, 'docs'),
    policies,
    logToStandardError: log,
    ...environmentOptions(),
    databaseUrl,
    site,
    ...(metrics ? { onRequest: metrics.count } : {}),
  });
  const { live } = environments;
  let isEnding = false;
  let closeOperations = () => {};
  try {
    // Screens are on loopback alone.
    const showLink = site ? undefined : await openScreens(environments, dataFolder, home);
    if (live.problem !== undefined) console.error(live.problem);
    const url = await live.listen(port ?? (await live.settings()).port ?? DEFAULT_PORT);
    if (place && metrics) {
      if (live.office) metrics.follow(live.office);
      const { host } = new URL(url);
      const parts = { api: await live.api(), host: () => host, metrics, isEnding: () => isEnding };
      closeOperations = await openOperations(place, parts);
    }
    // A start that cannot listen issues none: its secret is shown only once.
    printFirstClient(await live.issueFirstClient());
    console.log(`Quotedesk listens on ${url}`);
    showLink?.(url);
  } catch (error) {
    await environments.close();
    throw error;
  }
  endAtSignal(async () => {
    isEnding = true;
    // Until the probes have told it, a balancer sends more.
    if (site && place) await setTimeout(DRAIN);
    await environments.close();
    closeOperations();
  });
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
