import { join } from 'node:path';
import { contentHash } from '../../src/main/adapters/node/hash.ts';
import { openDatabase } from '../../src/main/adapters/sqlite/open.ts';
import { quoteStore } from '../../src/main/adapters/sqlite/quotes/quote-store.ts';
import { openApp } from '../../src/main/app/app.ts';
import { BROKER } from '../../src/main/core/dispatcher.ts';
import type { QuoteEvent, StoredQuote } from '../../src/main/core/quotes/history/quote-store.ts';
import { seeded } from '../../src/shared/data/random.ts';
import { euro } from '../../src/shared/domain/money.ts';
import { faultSentence } from '../../src/shared/result/sentences.ts';
import { dayFromNow, sized } from '../size.ts';
import { another, WANTED, wanted } from './person.ts';

/** How many quotes the folders have that lists are measured on: the smallest is the peer of the others. */
export const LIST_SIZES = [
  sized(1_000, 600),
  sized(10_000, 700),
  sized(100_000, 800, 1_000_000),
] as const;

const RESOURCES = join(import.meta.dirname, '../../resources');
const DAY = 24 * 60 * 60 * 1000;
/** How many days the quotes are spread over, up to now. */
const DAYS = 400;

/** Opens the application on a data folder of a benchmark. */
export function open(dataFolder: string, now: number) {
  const options = { dataFolder, resourcesFolder: RESOURCES, version: 'bench' };
  return openApp({ ...options, host: 'headless', clock: () => now });
}

const TEMPLATE = {
  // A week after the first quote is made.
  Policy: { InceptionDate: dayFromNow(7 - (DAYS + 1)), CoverType: 'Comprehensive' },
  Customer: { FirstName: 'Seán', Surname: 'Murphy', DateOfBirth: '1985-06-15' },
  Vehicle: { RegistrationNumber: '191-D-12345', Make: 'Ford', Model: 'Focus' },
};

/** Submits the first quote; all others are copies with other people in them. */
async function submitTemplate(dataFolder: string, now: number): Promise<void> {
  const app = await open(dataFolder, now - (DAYS + 1) * DAY);
  const answer = await app.dispatch(BROKER, 'submitQuote', { source: 'json', document: TEMPLATE });
  await app.close();
  if (!answer.ok) throw new Error(faultSentence(answer.fault));
}

const group = (n: number) => n.toString(36).toUpperCase().padStart(4, '0').slice(-4);

function copy(of: StoredQuote, at: number, i: number, random: () => number): StoredQuote {
  const code = [0, 7, 13].map((by) => group(Math.imul(i + by, 0x9e3779b1) >>> 0));
  return {
    ...of,
    id: `Q-${code.join('-')}-${i}`,
    status: random() < 0.15 ? 'accepted' : 'quoted',
    createdAt: at,
    expiresAt: at + 30 * DAY,
    premiumCents: 30_000 + Math.floor(random() * 200_000),
    sections: another(random, of.sections),
  };
}

type Submitted = Extract<QuoteEvent, { kind: 'submitted' }>;

/** The events of a copy: its submission, and its acceptance two days later where it has one. */
function eventsOf(quote: StoredQuote, submitted: Submitted, now: number): QuoteEvent[] {
  const { id: quoteId, status, createdAt: at, sections, warnings, explanation } = quote;
  const of = { quoteId, by: 'desk' };
  const payment = { paymentMethod: 'card', paymentReference: 'x' } as const;
  const startsAt = new Date(at + 2 * DAY).toISOString();
  const detail = { ...payment, policyId: `P-${quoteId.slice(2)}`, startsAt };
  const accepted = { ...of, kind: 'accepted', at: Math.min(now, at + 2 * DAY), detail } as const;
  return [
    {
      ...of,
      kind: 'submitted',
      at,
      detail: {
        ...submitted.detail,
        premium: euro(quote.premiumCents),
        expiresAt: quote.expiresAt,
      },
      body: { sections, warnings, explanation },
    },
    ...(status === 'accepted' ? [accepted] : []),
  ];
}

/** Fills a new data folder with invented quotes, and then their index. */
export async function fill(dataFolder: string, count: number, now: number): Promise<void> {
  await submitTemplate(dataFolder, now);
  const random = seeded(count);
  const options = { folder: dataFolder, host: 'headless', since: 'bench' } as const;
  const onFault = (error: unknown) => {
    throw error;
  };
  const database = await openDatabase({ ...options, unsynced: true, onFault });
  const { add, find, submissions } = quoteStore(database, contentHash);
  const [template] = await submissions(0, 1);
  const first = await find(template?.quoteId ?? '');
  const [submitted] = first?.events ?? [];
  if (!first || submitted?.kind !== 'submitted') throw new Error('The first quote is not there');
  const every = Math.floor(count / WANTED);
  for (let i = 1; i < count; i += 1) {
    const at = now - Math.floor(((count - i) / count) * DAYS * DAY);
    const made = copy(first.quote, at, i, random);
    const isWanted = i % every === 0;
    const quote = isWanted ? { ...made, sections: wanted(i / every, made.sections) } : made;
    await add(eventsOf(quote, submitted, now));
  }
  await database.projection.catchUp();
  await database.close();
}
