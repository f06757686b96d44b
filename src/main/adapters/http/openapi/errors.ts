import { DATA_PROBLEMS } from '../../../../shared/domain/data-problem.ts';
import type { Fault } from '../../../../shared/result/result.ts';
import { type ErrorBody, problemOf } from '../problem.ts';

const string = { type: 'string' };
const integer = { type: 'integer' };

type Properties = { readonly [name: string]: object };

const listOf = (properties: Properties, required: readonly string[]) => ({
  type: 'array',
  items: { type: 'object', properties, required },
});

const suggestion = { ...string, description: 'What was likely meant instead' };

/** The table of a rate book that an error is in. */
const TABLE = {
  type: 'object',
  properties: { id: string, title: string },
  required: ['id', 'title'],
};

/** What both forms of an error may hold next to their own. */
const EXTENSIONS = {
  errors: listOf(
    { path: string, message: string, suggestion, line: integer, table: TABLE, row: string },
    ['path', 'message'],
  ),
  suggestion,
  reasons: listOf({ rule: string, message: string }, ['rule', 'message']),
  problem: { ...string, enum: DATA_PROBLEMS, description: 'Why the data can only be read' },
};

/** RFC 6749 5.2. */
const TOKEN_EXTENSIONS = { error: string, error_description: string };

/** The specification's own members, which both forms have. */
const OWN = { statusCode: integer, message: string };

/** The specification's form. */
const plain = (extensions: Properties) => ({
  type: 'object',
  properties: { ...OWN, ...extensions },
  required: Object.keys(OWN),
});

/** Problem details, for clients that prefer them. RFC 9457 3.1. */
const problem = (extensions: Properties) => ({
  type: 'object',
  properties: {
    type: { ...string, format: 'uri-reference', description: 'The status says it all' },
    title: string,
    status: integer,
    detail: string,
    instance: { ...string, format: 'uri-reference', description: '`#` and the X-Request-Id' },
    ...OWN,
    ...extensions,
  },
  required: ['type', 'title', 'status', 'detail', 'instance', ...Object.keys(OWN)],
});

/** The schemas of errors, by their names in the document. */
export const errorSchemas = {
  Error: plain(EXTENSIONS),
  Problem: problem(EXTENSIONS),
  TokenError: plain(TOKEN_EXTENSIONS),
  TokenProblem: problem(TOKEN_EXTENSIONS),
};

type SchemaName = keyof typeof errorSchemas;

type Kind = Fault['kind'];

/** Both forms in which an operation answers its errors. */
export interface ErrorForm {
  readonly plain: 'Error' | 'TokenError';
  readonly problem: 'Problem' | 'TokenProblem';
}

export const ERRORS: ErrorForm = { plain: 'Error', problem: 'Problem' };
export const TOKEN_ERRORS: ErrorForm = { plain: 'TokenError', problem: 'TokenProblem' };

/** Recorded errors in their plain form, by the schema of that form and by the kind of the fault. */
export type RecordedErrors = Readonly<
  Record<'Error' | 'TokenError', Readonly<Partial<Record<Kind, ErrorBody>>>>
>;

const exampleName = (schema: SchemaName, kind: string) => `${schema}.${kind}`;

/** What stands as examples of an error that may come of several kinds of fault. */
export const errorExamples = (schema: SchemaName, kinds: Iterable<Kind>) =>
  Object.fromEntries(
    [...kinds].map((kind) => [
      kind,
      { $ref: `#/components/examples/${exampleName(schema, kind)}` },
    ]),
  );

/** What {@link errorExamples} refers to, each once for all operations. */
export function sharedExamples(recorded: RecordedErrors) {
  const entries = ([ERRORS, TOKEN_ERRORS] as const).flatMap(({ plain, problem }) =>
    Object.entries(recorded[plain]).flatMap(([kind, body]) => [
      [exampleName(plain, kind), { value: body }],
      [exampleName(problem, kind), { value: problemOf(body, 'request-1') }],
    ]),
  );
  return Object.fromEntries(entries);
}
