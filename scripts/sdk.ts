import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { openApi } from '../src/main/adapters/http/openapi/openapi.ts';
import { readSample } from '../src/main/adapters/node/resources.ts';
import { bodySchema, documentSchema } from '../src/main/core/quotes/document/document-schema.ts';

const ROOT = join(import.meta.dirname, '..');
const RESOURCES = join(ROOT, 'resources');

/** Where an integrator finds the types of the API. */
export const TYPES = join(ROOT, 'sdk/typescript/quotedesk.d.ts');

const HEAD = `/**
 * The types of Quotedesk's HTTP API, made from its contract with "npm run sdk": don't edit.
 * With openapi-fetch they make a client; example.ts next to this file shows how.
 * A day in an example is any day: the description that a host serves has its own tomorrow there.
 */

`;

/** Responses without the examples in them, which would be most of the file. Their bodies are references. */
const withoutExamples = (responses: unknown): unknown =>
  JSON.parse(JSON.stringify(responses), (name, value) =>
    name === 'example' || name === 'examples' ? undefined : value,
  );

/** The types, from the same code that serves the API's description. */
export async function clientTypes(): Promise<string> {
  const description = openApi({
    version: '',
    scope: '',
    quoteDocument: documentSchema,
    quoteBody: bodySchema,
    quoteXml: readSample(RESOURCES),
    responseExamples: () => ({ answers: {}, errors: { Error: {}, TokenError: {} } }),
  });
  const text = JSON.stringify(description, (name, value) =>
    name === 'responses' ? withoutExamples(value) : value,
  );
  const types = await openapiTS(text, { alphabetize: false });
  return HEAD + astToString(types);
}

if (import.meta.main) writeFileSync(TYPES, await clientTypes());
