import { parseArgs } from 'node:util';
import type { Policies } from '../../../shared/schemas/desk/policies.ts';
import { addressCheck, type Site } from '../../adapters/http/server/site.ts';
import { COMMANDS } from '../../adapters/node/commands.ts';
import {
  DEFAULT_PORT,
  dataFolderFor,
  defaultDataFolder,
  policyDataFolder,
} from '../../adapters/node/paths.ts';
import { databaseOfEnvironment } from '../../app/process-options.ts';
import { officeOrigin } from '../../core/office/wire.ts';

/** What the command line of the host without a window says. */
export const help = (
  policies: Policies,
) => `Quotedesk without a window: the API and the screens on 127.0.0.1.

  ${COMMANDS.serve} --port 8517 --data ./data

  --data DIR      where data is kept (default: ${defaultDataFolder(policies)})
  --port N        the port; 0 is any free one (default: the one in the settings, else ${DEFAULT_PORT})
  --log           the log to standard error, with a JSON line for each request

As a host of an office, of which there may be any number:

  --database URL  the PostgreSQL of the office, as postgres://user@host/database (default:
                  QUOTEDESK_DATABASE_URL); the password may stand in the file that PGPASSFILE names
  --metrics ADDR  where Prometheus and probes ask, as 127.0.0.1:9464: /metrics, /health/live, /health/ready

The API of such a host, without its screens, for other computers:

  --listen IP     the address to listen on, as 0.0.0.0, together with
  --url URL       the https:// origin by which others know it, and either
  --tls-cert FILE and --tls-key FILE  its certificate, with those between, and its key (PEM), or
  --proxy IP      the proxy that has the certificate: an address or a network as 10.0.0.0/8, once or more often
`;

/** Whether an address is of this computer alone. */
const isLoopback = addressCheck(['127.0.0.0/8', '::1']);

/** Where the API answers as the options say; undefined on loopback. @throws Error where they don't fit together */
function siteOf(given: {
  readonly listen?: string | undefined;
  readonly url?: string | undefined;
  readonly cert?: string | undefined;
  readonly key?: string | undefined;
  readonly proxies: readonly string[];
}): Site | undefined {
  const { listen: address, url, cert, key, proxies } = given;
  if (address === undefined || isLoopback(address)) {
    if (url ?? cert ?? key ?? proxies[0])
      throw new Error('--url, --tls-cert, --tls-key and --proxy go with --listen');
    return undefined;
  }
  const origin = officeOrigin(url ?? '');
  if (origin === undefined) {
    throw new Error(
      '--listen needs --url, an https:// origin without a path, as https://api.example',
    );
  }
  if ((cert === undefined) !== (key === undefined)) {
    throw new Error('--tls-cert and --tls-key go together');
  }
  if (cert === undefined && proxies.length === 0) {
    throw new Error(
      'Beyond this computer, the API answers by TLS alone: give --tls-cert and --tls-key, or name by --proxy whoever has the certificate',
    );
  }
  if (cert !== undefined && proxies.length > 0) {
    throw new Error(
      '--tls-cert is for a host that others reach directly, --proxy for one behind a proxy: give one of them',
    );
  }
  addressCheck(proxies);
  return { address, url: origin, proxies, ...(cert && key ? { tls: { cert, key } } : {}) };
}

/** A place to listen on, as `127.0.0.1:9464`. @throws Error where it is none */
function placeOf(text: string): { readonly host: string; readonly port: number } {
  const [, host = '', port = ''] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
  if (host !== '' && Number(port) <= 65_535) return { host, port: Number(port) };
  throw new Error(`--metrics must be an address and a port, as 127.0.0.1:9464, not ${text}`);
}

/** What a host is to do by its command line, its environment, and what the administrator has set. @throws Error */
export function readOptions(policies: Policies, args = process.argv.slice(2)) {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: 'string' },
      port: { type: 'string' },
      database: { type: 'string' },
      metrics: { type: 'string' },
      listen: { type: 'string' },
      url: { type: 'string' },
      'tls-cert': { type: 'string' },
      'tls-key': { type: 'string' },
      proxy: { type: 'string', multiple: true, default: [] },
      log: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const { data, metrics, listen, url, proxy: proxies, log } = values;
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port <= 65_535)) {
    throw new Error(`--port must be a whole number from 0 to 65535, not ${values.port}`);
  }
  const databaseUrl = values.database ?? databaseOfEnvironment();
  const site = siteOf({ listen, url, cert: values['tls-cert'], key: values['tls-key'], proxies });
  if (site && databaseUrl === undefined) {
    throw new Error('--listen is for a host of an office: name its --database');
  }
  return {
    help: values.help,
    log,
    policies,
    databaseUrl,
    site,
    metrics: metrics === undefined ? undefined : placeOf(metrics),
    port: policies.apiPort ?? port,
    dataFolder: dataFolderFor(policyDataFolder(policies) ?? data, policies),
  };
}
