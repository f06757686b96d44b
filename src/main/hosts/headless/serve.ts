import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import { httpBridge } from '../../adapters/http/screens/http-bridge.ts';
import { mintOwnLaunchToken } from '../../adapters/http/screens/launch-token.ts';
import { createSession, type Session } from '../../adapters/http/screens/session.ts';
import { openMetrics } from '../../adapters/metrics/metrics.ts';
import { COMMANDS } from '../../adapters/node/commands.ts';
import { DEFAULT_PORT } from '../../adapters/node/paths.ts';
import { readPolicies } from '../../adapters/node/policies/read-policies.ts';
import { isBusyFolder } from '../../adapters/sqlite/files/lock.ts';
import { type Environments, openEnvironments } from '../../app/environments.ts';
import { environmentOptions, printFirstClient } from '../../app/process-options.ts';
import { mustBeEncrypted } from '../../app/vault/unlock.ts';
import type { WhileClosed } from '../../app/vault/while-closed.ts';
import { type DeskSession, deskSession } from '../../core/access/session.ts';
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

/** Serves the screens next to the API, to whoever has the link. @returns what prints that link */
async function openScreens(
  environments: Environments,
  { dataFolder, home, session }: Pick<Serving, 'dataFolder' | 'home' | 'session'>,
) {
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
    session,
  });
  return (url: string) => printLink(`${url}/launch/${mintOwnLaunchToken(dataFolder)}`);
}

/** How a host serves, as often as it opens its data. */
interface Serving extends HostOptions {
  readonly home: string;
  /** Who is let in by a browser, and who has signed in there: both outlive a closing of the data. */
  readonly session: Session;
  readonly desk: DeskSession;
  readonly isEnding: () => boolean;
  /** Absent of an office, whose data are elsewhere. */
  readonly whileClosed: WhileClosed | undefined;
}

/** What a host serves while its data are open. */
interface Served {
  /** Where it listens. */
  readonly url: string;
  readonly showLink: () => void;
  readonly close: () => Promise<void>;
}

/** Opens the data, and listens. */
async function open(serving: Serving): Promise<Served> {
  const { dataFolder, port, log, policies, databaseUrl, site, home, isEnding } = serving;
  const { metrics: place, whileClosed } = serving;
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
    session: serving.desk,
    ...(whileClosed ? { whileClosed } : {}),
    ...(metrics ? { onRequest: metrics.count } : {}),
  });
  const { live } = environments;
  let closeOperations = () => {};
  try {
    // Screens are on loopback alone.
    const showLink = site ? undefined : await openScreens(environments, serving);
    if (live.problem !== undefined) console.error(live.problem);
    const url = await live.listen(port ?? (await live.settings()).port ?? DEFAULT_PORT);
    if (place && metrics) {
      if (live.office) metrics.follow(live.office);
      const { host } = new URL(url);
      const parts = { api: await live.api(), host: () => host, metrics, isEnding };
      closeOperations = await openOperations(place, parts);
    }
    // A start that cannot listen issues none: its secret is shown only once.
    printFirstClient(await live.issueFirstClient());
    console.log(`Quotedesk listens on ${url}`);
    return {
      url,
      showLink: () => showLink?.(url),
      close: async () => {
        await environments.close();
        closeOperations();
      },
    };
  } catch (error) {
    await environments.close();
    throw error;
  }
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : error);

async function serve(given: HostOptions, home: string): Promise<void> {
  const { dataFolder, policies, databaseUrl, site, metrics: place } = given;
  if (policies.encryptionRequired) mustBeEncrypted(dataFolder);
  let isEnding = false;
  let isOrdered = false;
  let problem: Message | undefined;
  const onProblem = (error: unknown) => {
    const reason = String(textOf(error));
    console.error(reason);
    problem =
      error instanceof FaultError ? error.fault.message : message('notDoneClosed', { reason });
  };
  /** Opened again on the port that its programs and pages know. Once more where it fails: the work may be why. */
  const openAgain = async ({ url }: Served): Promise<Served> => {
    // An address leaves 80 out.
    const same = { ...serving, port: Number(new URL(url).port || 80) };
    try {
      return await open(same);
    } catch (error) {
      onProblem(error);
      return open(same);
    }
  };
  const doClosed = async (before: Served, work: () => void): Promise<Served> => {
    await before.close();
    try {
      work();
    } catch (error) {
      onProblem(error);
    }
    const after = await openAgain(before);
    isOrdered = false;
    return after;
  };
  const whileClosed: WhileClosed = {
    order: (work) => {
      isOrdered = true;
      problem = undefined;
      present = present.then((before) => doClosed(before, work));
      present.catch((error: unknown) => {
        console.error(textOf(error));
        process.exit(1);
      });
    },
    isOrdered: () => isOrdered,
    problem: () => problem,
  };
  const serving: Serving = {
    ...given,
    home,
    session: createSession(Date.now),
    desk: deskSession(),
    isEnding: () => isEnding,
    whileClosed: databaseUrl === undefined ? whileClosed : undefined,
  };
  let present = open(serving);
  (await present).showLink();
  endAtSignal(async () => {
    isEnding = true;
    // Until the probes have told it, a balancer sends more.
    if (site && place) await setTimeout(DRAIN);
    await (await present).close();
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
    console.error(textOf(error));
    if (isBusyFolder(error)) console.error(OPEN_ALREADY);
    process.exitCode = 1;
  }
}
