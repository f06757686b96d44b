import { daysLater } from '../../../../shared/domain/date.ts';
import { readMoment } from '../../../../shared/domain/moment.ts';
import { isFormPath } from '../../../../shared/domain/quote-fields/form-fields.ts';
import { done, type Result } from '../../../../shared/result/result.ts';
import type { Settings } from '../../../../shared/schemas/desk/settings.ts';
import type { ProposedDraft } from '../../../../shared/schemas/quotes/draft.ts';
import type { Caller } from '../../../data/call.ts';
import { typedDay } from '../../../i18n/day.ts';
import { beginning, type QuoteContent } from './content.ts';
import type { DraftKeeper, DraftVersions } from './draft-keeper.ts';
import { type Copy, contentOfCopy, contentOfFile, readContent } from './read-content.ts';

interface Renewal {
  readonly draft: ProposedDraft;
  readonly defaults: Settings['defaults'];
  /** The Irish day, `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * An imported customer as the form begins with one: over the usual answers, with what is proposed
 * marked. Cover of a renewal that is over begins at the usual start.
 */
function contentOfRenewal({ draft, defaults, today }: Renewal): QuoteContent {
  const usual = beginning(defaults, today);
  const known = contentOfFile({ document: draft.document });
  const startOf = (text: string) => {
    const day = readMoment(text)?.day ?? today;
    return typedDay(day < today ? daysLater(today, defaults.startInDays) : day);
  };
  const proposed = draft.proposed.flatMap(({ path, value }) =>
    isFormPath(path)
      ? [{ path, text: path === 'Policy/InceptionDate' ? startOf(value) : value }]
      : [],
  );
  const texts = Object.fromEntries(proposed.map(({ path, text }) => [path, text]));
  const paths = proposed.map(({ path }) => path);
  return {
    ...known,
    excess: usual.excess,
    texts: { ...usual.texts, ...known.texts, ...texts },
    before: { ...known.before, ...Object.fromEntries(paths.map((path) => [path, ''])) },
    proposed: paths,
  };
}

interface FindParts {
  readonly call: Caller;
  readonly keeper: Pick<DraftKeeper, 'newest'>;
  readonly versions: Pick<DraftVersions, 'note'>;
  readonly defaults: () => Promise<Settings['defaults']>;
  /** The Irish day, `YYYY-MM-DD`. */
  readonly today: () => string;
}

/** The quote that another one is made from, and what for. */
export type Origin = Pick<Copy, 'quoteId' | 'purpose' | 'until'>;

/** What a form begins with: nothing but the usual answers, a draft, a copy, a renewal or a file. */
export function findContent({ call, keeper, versions, defaults, today }: FindParts) {
  async function usual(): Promise<Result<QuoteContent>> {
    return done(beginning(await defaults(), today()));
  }

  /** A draft as it was left; where there is none of this id any more, the usual answers. */
  async function draft(id: string): Promise<Result<QuoteContent>> {
    const newest = keeper.newest(id);
    if (newest) return done(readContent(newest.content));
    const answer = await call('getDraft', { id });
    if (answer.ok) {
      versions.note(id, answer.value.version);
      return done(readContent(answer.value.content));
    }
    return answer.fault.kind === 'notFound' ? usual() : answer;
  }

  async function copy({ quoteId, purpose, until }: Origin): Promise<Result<QuoteContent>> {
    const copied = await call('draftFromQuote', { quoteId, purpose });
    if (!copied.ok) return copied;
    const { startInDays } = await defaults();
    return done(
      contentOfCopy({
        quoteId,
        purpose,
        copied: copied.value,
        today: today(),
        startInDays,
        until,
      }),
    );
  }

  async function renewal(id: string): Promise<Result<QuoteContent>> {
    const written = await call('draftFromRenewal', { id });
    if (!written.ok) return written;
    const parts = { draft: written.value, defaults: await defaults(), today: today() };
    return done(contentOfRenewal(parts));
  }

  async function file(contentBase64: string): Promise<Result<QuoteContent>> {
    const filed = await call('draftFromFile', { contentBase64 });
    if (!filed.ok) return filed;
    return done(contentOfFile(filed.value));
  }

  return { usual, draft, copy, renewal, file };
}
