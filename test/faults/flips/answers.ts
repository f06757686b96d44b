import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FilledFolder } from '../../../scripts/data-folder/fill.ts';
import type { App } from '../../../src/main/app/app.ts';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import type { InputOf, OperationName, OutputOf } from '../../../src/shared/contract/contract.ts';
import { AT } from '../../support/host/requests.ts';

/** What a folder was asked about, found in it while it was whole. */
export interface Subjects {
  readonly quoteIds: readonly string[];
  readonly customerKeys: readonly string[];
  readonly draftIds: readonly string[];
  readonly filled: FilledFolder;
  readonly token: string;
}

/** Everything that the application answers, as text, by what it was asked. */
export type Answers = ReadonlyMap<string, string>;

const SEARCHES = ['aoife', 'kelly ni', '1C', '191d', 'murphy', 'P-', 'cork', '12g'];
const SORTS = ['createdAt', 'expiresAt', 'premium', 'customer', 'registration'] as const;

async function found<N extends OperationName>(app: App, name: N, input: InputOf<N>) {
  const answer = await app.dispatch(BROKER, name, input);
  if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.fault)}`);
  return answer.value as OutputOf<N>;
}

/** Finds what there is to ask about, in a folder that is whole. */
export async function findSubjects(
  app: App,
  given: Pick<Subjects, 'filled' | 'token'>,
): Promise<Subjects> {
  const { quotes } = await found(app, 'listQuotes', { limit: 500 });
  const { drafts } = await found(app, 'listDrafts', {});
  return {
    ...given,
    quoteIds: quotes.map(({ quoteId }) => quoteId),
    customerKeys: [...new Set(quotes.map(({ customerKey }) => customerKey))],
    draftIds: drafts.map(({ id }) => id),
  };
}

type Question = readonly [OperationName, object];

function questions({ quoteIds, customerKeys, draftIds, filled }: Subjects): Question[] {
  const of = (name: OperationName, inputs: readonly object[]): Question[] =>
    inputs.map((input) => [name, input]);
  const byId = quoteIds.map((id) => ({ id }));
  const types = ['schedule', 'certificate', 'terms'];
  return [
    ...of('getQuotePage', byId),
    ...of('listQuotes', [
      ...SORTS.flatMap((sort) => [{ sort }, { sort, descending: true }]),
      ...SEARCHES.map((search) => ({ search })),
      ...['quoted', 'accepted', 'expired'].map((status) => ({ status })),
      ...quoteIds.map((search) => ({ search })),
      { createdFrom: '2026-10-01' },
    ]),
    ...of('findCustomers', [{}, ...SEARCHES.map((search) => ({ search }))]),
    ...of(
      'getCustomer',
      customerKeys.map((key) => ({ key })),
    ),
    ...of('dashboard', [{ from: '2026-10-01', to: '2026-12-31' }]),
    ...of('listDeclined', [{}]),
    ...of('listDrafts', [{}]),
    ...of(
      'getDraft',
      draftIds.map((id) => ({ id })),
    ),
    ...of(
      'draftFromQuote',
      quoteIds.map((quoteId) => ({ quoteId })),
    ),
    ...of('getSettings', [{}]),
    ...of('listClients', [{}]),
    ...of('apiUsage', [{}]),
    ...of('rateBookTerms', [{}]),
    ...of('listProducts', [{}]),
    ...of('compareCovers', [{ inception: '2026-12-01', dateOfBirth: '1985-06-15' }]),
    ...of(
      'readDocument',
      types.map((type) => ({ quoteId: filled.accepted ?? '', type })),
    ),
  ];
}

/** Every vehicle and address that there is to look up. */
function lookUps(): Question[] {
  const read = (name: string) => {
    const file = join(import.meta.dirname, '../../../resources/demonstration', name);
    return JSON.parse(readFileSync(file, 'utf8')) as readonly Record<string, string>[];
  };
  return [
    ...read('vehicles.json').map(({ vrm }): Question => ['lookUpVehicle', { vrm }]),
    ...read('addresses.json').map(({ eircode }): Question => ['lookUpEircode', { eircode }]),
  ];
}

const LOOK_UPS = lookUps();

/**
 * Asks everything, as the screens, as a program with its token, and by the links of documents.
 * @param without what cannot have changed
 */
export async function askAll(
  app: App,
  subjects: Subjects,
  without: 'lookUps' | 'nothing' = 'nothing',
): Promise<Answers> {
  const answers = new Map<string, string>();
  const asked = questions(subjects);
  for (const [name, input] of without === 'lookUps' ? asked : [...asked, ...LOOK_UPS]) {
    const answer = await app.dispatch(BROKER, name, input);
    answers.set(`${name} ${JSON.stringify(input)}`, JSON.stringify(answer));
  }
  const { token, filled } = subjects;
  const headers = { authorization: `Bearer ${token}` };
  for (const path of [AT.quote(filled.accepted ?? ''), ...filled.links]) {
    const { statusCode, body } = await (await app.api()).inject({ url: path, headers });
    answers.set(path, `${statusCode} ${body}`);
  }
  return answers;
}
