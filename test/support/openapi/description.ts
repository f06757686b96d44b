import { Compile } from 'typebox/compile';
import { expect } from 'vitest';
import { PLACEHOLDERS } from '../../../src/shared/contract/contract.ts';
import type { Received, Sent, TestHost } from '../host/host.ts';

export type Json = ReturnType<typeof JSON.parse>;

/** One operation as the document describes it. */
export interface Described {
  readonly path: string;
  readonly method: string;
  readonly operation: Json;
}

/** A request, ready to be sent. */
export interface Call {
  readonly at: string;
  readonly sent: Sent;
}

/** What stands in place of the placeholders of examples. */
interface Known {
  readonly quoteId: string;
  /** Absent while there is no policy. */
  readonly policyId?: string | undefined;
}

/** The OpenAPI document of a host, ready to compare with its responses. */
export interface Description {
  readonly document: Json;
  readonly operations: readonly Described[];
  readonly named: (operationId: string) => Described;
  /** The schema that a reference leads to; any other as it is. */
  readonly resolved: (schema: Json) => Json;
  /** A request for an operation, with a real quote in place of the example's. */
  readonly call: (described: Described, type: string, example: Json, known: Known) => Call;
  /** Whether a value is what a schema says. */
  readonly fits: (schema: Json, value: unknown) => boolean;
  /** Expects that the status and the shape of the body are documented. */
  readonly expectDocumented: (described: Described, received: Received) => void;
}

type Check = (value: unknown) => boolean;

/** Reads `/openapi.json`. */
export async function describe(host: TestHost): Promise<Description> {
  const { body: document } = await host.send('/openapi.json', { token: null });
  const operations = Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    Object.entries<Json>(item).map(([method, operation]) => ({ path, method, operation })),
  );
  const checks = new Map<Json, Check>();

  const resolved: Description['resolved'] = (schema) => {
    if (typeof schema.$ref !== 'string') return schema;
    const parts: string[] = schema.$ref.slice('#/'.length).split('/');
    return parts.reduce<Json>((place, part) => place?.[part], document);
  };

  function checkOf(schema: Json): Check {
    const known = checks.get(schema);
    if (known) return known;
    // With the shapes that its references lead to.
    const compiled = Compile({ ...resolved(schema), components: document.components });
    const check: Check = (value) => compiled.Check(value);
    checks.set(schema, check);
    return check;
  }

  const named: Description['named'] = (operationId) => {
    const found = operations.find(({ operation }) => operation.operationId === operationId);
    if (!found) throw new Error(`${operationId} is not described`);
    return found;
  };

  const call: Description['call'] = ({ path, method, operation }, type, example, known) => {
    const withKnown = (text: string) =>
      text
        .replaceAll(PLACEHOLDERS.quoteId, known.quoteId)
        .replaceAll(PLACEHOLDERS.policyId, known.policyId ?? PLACEHOLDERS.policyId);
    const parameters: Json[] = operation.parameters ?? [];
    const filled = parameters.reduce<string>(
      (so, { name, example }) => so.replace(`{${name}}`, encodeURIComponent(example)),
      path,
    );
    const queried = parameters.filter((one) => one.in === 'query' && one.example !== undefined);
    const query = new URLSearchParams(queried.map(({ name, example: value }) => [name, value]));
    const at = query.size > 0 ? `${filled}?${query}` : filled;
    const token = operation.security.length > 0 ? {} : { token: null };
    if (type === '') return { at: withKnown(at), sent: { method: method.toUpperCase(), ...token } };
    const issues = operation.operationId === 'issueToken';
    const given = issues ? { ...example, ...host.client } : example;
    const form = type === 'application/x-www-form-urlencoded';
    const body = typeof given === 'string' ? given : JSON.stringify(given);
    const sent: Sent = {
      method: method.toUpperCase(),
      headers: { 'content-type': type },
      body: form ? new URLSearchParams(given).toString() : withKnown(body),
      ...token,
    };
    return { at: withKnown(at), sent };
  };

  const expectDocumented: Description['expectDocumented'] = (described, received) => {
    const { path, method, operation } = described;
    const { status, text, headers, body } = received;
    const place = `${method} ${path} ${status} ${text.slice(0, 300)}`;
    const response = operation.responses[status];
    expect(response, place).toBeDefined();
    const type = headers.get('content-type')?.split(';')[0] ?? '';
    expect(response.content, place).toHaveProperty([type]);
    expect(checkOf(response.content[type].schema)(body), place).toBe(true);
    const promised = Object.keys(response.headers ?? {}).filter(
      (name) => name !== 'WWW-Authenticate',
    );
    for (const name of promised) expect(headers.get(name), `${place} ${name}`).not.toBeNull();
  };

  const fits: Description['fits'] = (schema, value) => checkOf(schema)(value);

  return { document, operations, named, resolved, call, fits, expectDocumented };
}
