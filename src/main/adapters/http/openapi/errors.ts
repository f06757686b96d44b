import { DATA_PROBLEMS } from '../../../../shared/domain/data-problem.ts';

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

/** Both forms in which an operation answers its errors. */
export interface ErrorForm {
  readonly plain: SchemaName;
  readonly problem: SchemaName;
}

export const ERRORS: ErrorForm = { plain: 'Error', problem: 'Problem' };
export const TOKEN_ERRORS: ErrorForm = { plain: 'TokenError', problem: 'TokenProblem' };
