import { createHash } from 'node:crypto';
import { REFERRAL_STATES } from '../../src/shared/domain/quotes/referral.ts';
import { ask } from '../../test/support/host/ask.ts';
import type { TestHost } from '../../test/support/host/host.ts';
import type { FilledFolder } from './fill.ts';
import { sendKeyed } from './keyed-request.ts';

type Read = (host: TestHost, folder: FilledFolder) => Promise<unknown>;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Answers each of the questions in turn. */
async function each<Q, A>(questions: readonly Q[], answer: (question: Q) => Promise<A>) {
  const answers: A[] = [];
  for (const question of questions) answers.push(await answer(question));
  return answers;
}

const readers = {
  quotes: ({ app }, { quoteIds }) => each(quoteIds, (id) => ask(app, 'getQuote', { id })),
  list: ({ app }) => ask(app, 'listQuotes', {}),
  customers: ({ app }) => ask(app, 'findCustomers', {}),
  dashboard: ({ app }) => ask(app, 'dashboard', { from: '2026-11-20', to: '2026-11-21' }),
  declined: ({ app }) => ask(app, 'listDeclined', {}),
  /** The SHA-256 of each letter about a declined risk. */
  letters: async ({ app }) => {
    const { declined } = await ask(app, 'listDeclined', {});
    return each(declined, async ({ id }) => {
      const { contentBase64 } = await ask(app, 'readDeclinedLetter', { id });
      return sha256(Buffer.from(contentBase64, 'base64'));
    });
  },
  referrals: async ({ app }) => ({
    waiting: await ask(app, 'listReferrals', {}),
    ...Object.fromEntries(
      await each(REFERRAL_STATES, async (referral) => [
        referral,
        (await ask(app, 'listQuotes', { referral })).quotes.map(({ quoteId }) => quoteId),
      ]),
    ),
  }),
  firm: ({ app }) => ask(app, 'getFirm', {}),
  drafts: async ({ app }) => {
    const { drafts } = await ask(app, 'listDrafts', {});
    return each(drafts, async ({ id }) => {
      // Left out: a version is made by the program that answers, and kept nowhere.
      const { version: _, ...draft } = await ask(app, 'getDraft', { id });
      return draft;
    });
  },
  /** Those that came in here: others come with each version. */
  rateBooks: async ({ app }) =>
    (await ask(app, 'listRateBooks', {})).rateBooks.filter(({ steps }) => steps.length > 0),
  levyTables: async ({ app }) =>
    (await ask(app, 'listLevyTables', {})).levyTables.filter(({ steps }) => steps.length > 0),
  settings: ({ app }) => ask(app, 'getSettings', {}),
  clients: ({ app }) => ask(app, 'listClients', {}),
  /** The SHA-256 of each file. */
  documents: ({ app }, { accepted }) =>
    each(['schedule', 'certificate'] as const, async (type) => {
      const { contentBase64 } = await ask(app, 'readDocument', { quoteId: accepted ?? '', type });
      return sha256(Buffer.from(contentBase64, 'base64'));
    }),
  links: ({ url }, { links }) =>
    each(links, async (path) => {
      const response = await fetch(`${url}${path}`);
      return sha256(new Uint8Array(await response.arrayBuffer()));
    }),
  keyed: async (host, { firstClient, keyed }) => {
    if (!keyed) return null;
    const { headers, body } = await sendKeyed(host, firstClient, keyed);
    return { replayed: headers.get('idempotent-replayed'), body };
  },
} satisfies Record<string, Read>;

/** Something that an application can be asked about a data folder. */
export type Question = keyof typeof readers;
export const QUESTIONS = Object.keys(readers) as Question[];

/** What a version answered; an earlier one knew fewer questions, and said less. */
export type Answers = { readonly [Q in Question]?: unknown };

/** Asks one thing about a data folder. */
export const answer = (question: Question, host: TestHost, folder: FilledFolder) =>
  readers[question](host, folder);

/** Asks everything about a data folder. */
export async function answerAll(host: TestHost, folder: FilledFolder): Promise<Answers> {
  const answers: Record<string, unknown> = {};
  for (const question of QUESTIONS) answers[question] = await answer(question, host, folder);
  return answers;
}
