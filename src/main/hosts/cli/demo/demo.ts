import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { environmentOptions } from '../../../adapters/node/process-options.ts';
import { examples } from '../common/examples.ts';
import { demonstration } from './steps.ts';
import { type DemoHost, withTemporaryHost } from './temporary-host.ts';
import { StepFailed, type Taken, walk } from './walk.ts';

interface Options {
  readonly url?: string;
  readonly clientId?: string;
  readonly clientSecret?: string;
  readonly scope?: string;
  readonly json?: boolean;
}

function line({ number, step, path, request, status, answer }: Taken): string {
  const { operation, method } = step;
  return JSON.stringify({ step: number, operation, method, path, request, status, answer });
}

function lines({ number, step, path, status, tells }: Taken): string {
  const { title, asks, method } = step;
  return [
    `${String(number).padStart(2)}  ${title}`,
    `    → ${method} ${path}  ${asks}`,
    `    ← ${status}  ${tells ?? 'unexpected'}`,
    '',
  ].join('\n');
}

async function demonstrate({ url, credentials }: DemoHost, json: boolean): Promise<void> {
  const sample = join(environmentOptions().resourcesFolder, 'samples/quote.xml');
  const steps = demonstration(readFileSync(sample, 'utf8'));
  if (!json) console.log(`Quotedesk at ${url}\n`);
  await walk({ url, steps, known: { credentials, quoteId: '' } }, (taken) => {
    console.log(json ? line(taken) : lines(taken));
  });
  if (!json) console.log(`All ${steps.length} steps gave the answer that the API promises.`);
}

/** The running host that the options name, or undefined where they name none. */
function namedHost(command: Command, options: Options): DemoHost | undefined {
  const { url, clientId, clientSecret, scope } = options;
  if (url === undefined) return undefined;
  if (!clientId || !clientSecret || !scope) {
    return command.error('error: --url needs --client-id, --client-secret and --scope');
  }
  const credentials = { client_id: clientId, client_secret: clientSecret, scope };
  return { url: url.replace(/\/+$/, ''), credentials };
}

function fail(error: unknown, json: boolean): void {
  const message = error instanceof Error ? error.message : String(error);
  const step = error instanceof StepFailed ? { step: error.step } : {};
  console.error(json ? JSON.stringify({ ...step, message }) : `quotedesk: ${message}`);
  process.exitCode = 1;
}

/** `demo`: the whole life of a quote over HTTP, to watch before building on it. */
export function demoCommand(): Command {
  const demo = new Command('demo')
    .description('run a quote’s whole life over HTTP, on a running host or on a temporary one')
    .option('--url <url>', 'a running host; a temporary one unless given')
    .addOption(new Option('--client-id <id>', 'its client').env('QUOTEDESK_CLIENT_ID'))
    .addOption(
      new Option('--client-secret <secret>', 'the client’s secret').env('QUOTEDESK_CLIENT_SECRET'),
    )
    .addOption(new Option('--scope <scope>', 'the client’s scope').env('QUOTEDESK_SCOPE'))
    .option('--json', 'print a JSON line for each step')
    .action(async (options: Options) => {
      const json = options.json ?? false;
      try {
        const host = namedHost(demo, options);
        if (host) await demonstrate(host, json);
        else await withTemporaryHost((own) => demonstrate(own, json));
      } catch (error) {
        fail(error, json);
      }
    });
  return examples(
    demo,
    'demo',
    'demo --json',
    'demo --url http://127.0.0.1:8517 --client-id qd-7k3m9xq2f4td --client-secret … --scope …',
  );
}
