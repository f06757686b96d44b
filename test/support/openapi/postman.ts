import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect } from 'vitest';
import { POSTMAN_FILE } from '../../../scripts/collections/postman.ts';
import { dateAt, filled, type Variables } from './variables.ts';

interface Keyed {
  readonly key: string;
  readonly value: string;
}

interface Body {
  readonly mode: 'raw' | 'urlencoded';
  readonly raw?: string;
  readonly urlencoded?: readonly Keyed[];
}

export interface Item {
  readonly name: string;
  readonly event: readonly {
    readonly listen: string;
    readonly script: { readonly exec: string[] };
  }[];
  readonly request: {
    readonly method: string;
    readonly header: readonly Keyed[];
    readonly url: { readonly raw: string; readonly variable?: readonly Keyed[] };
    readonly body?: Body;
    readonly auth?: { readonly type: string };
  };
}

interface Collection {
  readonly event: Item['event'];
  readonly auth: { readonly type: string; readonly bearer: readonly Keyed[] };
  readonly variable: readonly Keyed[];
  readonly item: readonly Item[];
}

/** The collection that lies in the project. */
export const postman = (): Collection => JSON.parse(readFileSync(POSTMAN_FILE, 'utf8'));

function bodyOf({ raw, urlencoded }: Body, variables: Variables): string | URLSearchParams {
  if (raw !== undefined) return filled(raw, variables);
  const pairs = (urlencoded ?? []).map(({ key, value }) => [key, filled(value, variables)]);
  return new URLSearchParams(pairs);
}

/** What Postman offers to a script, as far as the collection uses it. */
function sandbox(status: number, answer: unknown, variables: Variables) {
  const tests = new Map<string, string>();
  const pm = {
    test: (name: string, check: () => void) => {
      try {
        check();
        tests.set(name, 'held');
      } catch (error) {
        tests.set(name, String(error));
      }
    },
    expect,
    response: {
      json: () => answer,
      to: { have: { status: (wanted: number) => expect(status).toBe(wanted) } },
    },
    collectionVariables: { set: (name: string, value: string) => variables.set(name, value) },
  };
  return { pm, tests };
}

const scriptOf = (event: Item['event'], moment: 'prerequest' | 'test') =>
  event.flatMap(({ listen, script }) => (listen === moment ? script.exec : [])).join('\n');

/**
 * Sends a request as Postman does, and runs its scripts, which keep the variables for the next one.
 * @param now epoch milliseconds, for the collection's script
 * @returns how each of its tests ended: `held`, or what it says
 */
export async function sendItem(
  { request, event }: Item,
  variables: Variables,
  now = Date.now(),
): Promise<Map<string, string>> {
  const collection = postman();
  const before = sandbox(0, undefined, variables);
  runInNewContext(scriptOf(collection.event, 'prerequest'), { pm: before.pm, Date: dateAt(now) });
  const { method, header, url, body, auth } = request;
  const parameters = new Map(url.variable?.map(({ key, value }) => [key, value]));
  const address = url.raw.replaceAll(/\/:(\w+)/g, (_, name) => `/${parameters.get(name)}`);
  const [token] = collection.auth.bearer;
  const response = await fetch(filled(address, variables), {
    method,
    headers: {
      ...(auth?.type === 'noauth'
        ? {}
        : { authorization: `Bearer ${filled(token?.value ?? '', variables)}` }),
      ...Object.fromEntries(header.map(({ key, value }) => [key, value])),
    },
    ...(body ? { body: bodyOf(body, variables) } : {}),
  });
  const { pm, tests } = sandbox(response.status, await response.json(), variables);
  runInNewContext(scriptOf(event, 'test'), { pm });
  return tests;
}
