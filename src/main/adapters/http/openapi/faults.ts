import type { HttpOperation } from '../../../../shared/contract/contract.ts';
import { type Fault, statusOf } from '../../../../shared/result/result.ts';
import { PROBLEM_TYPE } from '../problem.ts';
import { ERRORS, type ErrorForm, errorExamples, TOKEN_ERRORS } from './errors.ts';
import { type Json, reference } from './shapes.ts';

/** The headings under which a reader finds the operations. */
const ABOUT = {
  Token: 'A token for an hour, by the client credentials of OAuth 2.0.',
  'Quick pricing':
    'A price from three inputs, the check of a renewal price, look-ups of vehicles and addresses.',
  Quotes: 'The life of a quote: submitted, changed, read, documented, accepted.',
  Policies:
    'The life of a policy: read as it stood on a day, adjusted, cancelled, reinstated, paid.',
  'Rate books': 'The life of a rate book: drafted, approved, active, withdrawn.',
  Levies: 'The life of a levy table, which is that of a rate book.',
  Host: 'Whether the host lives and is ready, and this description.',
} as const;

export type Tag = keyof typeof ABOUT;

export const TAGS = Object.entries(ABOUT).map(([name, description]) => ({ name, description }));

/** The operations on what lives by steps, by how their paths begin, with what forbids a step. */
const LIVES = [
  {
    begins: '/applied/policy',
    tag: 'Policies',
    conflict: 'The state of the policy, or a later transaction of it, forbids it',
  },
  {
    begins: '/rate-books',
    tag: 'Rate books',
    conflict: 'The state of the rate book, or the publisher of its scheme, forbids it',
  },
  {
    begins: '/levies',
    tag: 'Levies',
    conflict: 'The state of the levy table, or its publisher, forbids it',
  },
] as const;

/** What an operation on a rate book or a levy table is said to be; undefined of all others. */
export const lifecycleAt = (path: string) => LIVES.find(({ begins }) => path.startsWith(begins));

type Kind = Fault['kind'];

/** What each fault means to anyone who gets it. */
const meanings: Record<Kind, string> = {
  invalid: 'The input is not valid; `errors` names each fault and its place',
  oauth: 'The token request is not valid. RFC 6749 5.2',
  badCredentials: 'The credentials are wrong',
  unauthenticated: 'The access token is missing or invalid',
  forbidden:
    'The client lacks the permission, a link is not signed, or another site sent the request',
  notFound: 'What was asked for is not known',
  locked: 'No one is signed in at the desk; no address of the API answers it',
  methodNotAllowed: 'The address takes other methods',
  conflict: 'The state of the quote forbids it',
  gone: 'The link has expired, or the file of an older version is no longer kept',
  preconditionFailed: 'The quote is no longer the version that If-Match names',
  tooLarge: 'The body is larger than 64 KiB',
  unsupportedMedia: 'The content type is missing or not taken here, or the body is encoded',
  misdirected: 'The request was for another host',
  keyReused: 'The Idempotency-Key was used with another request',
  declined: 'Underwriting declines the risk; `reasons` says why',
  rateLimited: 'The rate limit is exceeded',
  unavailable:
    'The data cannot be used now; `problem` names what is wrong with it as a whole, where something is',
  insufficientStorage: 'There is no room to store the change',
  internal: 'Something failed inside',
};

/** A fault that an address may answer, and what it means there. */
interface Documented {
  readonly kind: Kind;
  readonly meaning: string;
}

const documented = (...kinds: readonly Kind[]): Documented[] =>
  kinds.map((kind) => ({ kind, meaning: meanings[kind] }));

/** What every address may answer. */
const ANYWHERE = documented('invalid', 'forbidden', 'misdirected', 'internal');
/** Who calls is data, too. */
const WITH_DATA = documented('unavailable');
/** What a change may lead to besides. */
const WITH_CHANGE = documented('insufficientStorage');
const WITH_TOKEN = documented('unauthenticated', 'rateLimited');
const WITH_BODY = documented('tooLarge', 'unsupportedMedia');

/** What an Idempotency-Key may lead to. */
const WITH_KEY: readonly Documented[] = [
  {
    kind: 'conflict',
    meaning: 'The first request with this Idempotency-Key has no answer yet',
  },
  ...documented('keyReused'),
];

const text = { schema: { type: 'string' } };

/** A header that counts seconds. */
export const seconds = { schema: { type: 'integer' }, description: 'Seconds' };

/** Headers that come with a status. */
const headers: { readonly [status: number]: Json } = {
  [statusOf.unauthenticated]: { 'WWW-Authenticate': text },
  [statusOf.forbidden]: { 'WWW-Authenticate': text },
  [statusOf.rateLimited]: { 'Retry-After': seconds },
  [statusOf.unavailable]: { 'Retry-After': seconds },
  [statusOf.insufficientStorage]: { 'Retry-After': seconds },
};

function response(status: number, faults: readonly Documented[], form: ErrorForm): Json {
  const said = faults.filter(({ kind }) => statusOf[kind] === status);
  const content = (schema: ErrorForm[keyof ErrorForm]) => ({
    schema: reference(schema),
    examples: errorExamples(schema, new Set(said.map(({ kind }) => kind))),
  });
  return {
    description: [...new Set(said.map(({ meaning }) => meaning))].join('. '),
    ...(headers[status] ? { headers: headers[status] } : {}),
    content: {
      'application/json': content(form.plain),
      [PROBLEM_TYPE]: content(form.problem),
    },
  };
}

function responses(faults: readonly Documented[], form: ErrorForm): Json {
  const statuses = new Set(faults.map(({ kind }) => statusOf[kind]));
  return Object.fromEntries(
    [...statuses].map((status) => [status, response(status, faults, form)]),
  );
}

/** The responses to what may go wrong at an address that is no operation's. */
export function placeFaults(own: readonly Kind[] = []): Json {
  return responses([...ANYWHERE, ...documented(...own)], ERRORS);
}

/** The responses to what may go wrong in an operation: its own faults, and those of its place. */
export function operationFaults({ http, requires, data, atMost }: HttpOperation): Json {
  const isChange = data === 'changes';
  const life = lifecycleAt(http.path);
  const ofLifecycle: Partial<Record<Kind, string>> = life ? { conflict: life.conflict } : {};
  const larger: Partial<Record<Kind, string>> =
    atMost === undefined ? {} : { tooLarge: `The body is larger than ${atMost / 1024} KiB` };
  const own = { ...ofLifecycle, ...larger };
  const faults = [
    ...ANYWHERE,
    ...WITH_DATA,
    ...(requires === 'none' ? [] : WITH_TOKEN),
    ...(http.method === 'POST' ? WITH_BODY : []),
    ...documented(...http.faults),
    ...(isChange ? [...WITH_CHANGE, ...WITH_KEY] : []),
  ];
  const key = new Set(WITH_KEY);
  const said = faults.map((one) =>
    key.has(one) ? one : { ...one, meaning: own[one.kind] ?? one.meaning },
  );
  return responses(said, http.from === 'token' ? TOKEN_ERRORS : ERRORS);
}
