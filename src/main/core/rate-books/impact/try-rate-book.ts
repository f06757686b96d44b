import { irishDay } from '../../../../shared/domain/date.ts';
import { COVERS } from '../../../../shared/domain/quotes/cover.ts';
import { done, type Result } from '../../../../shared/result/result.ts';
import type { LevyTable } from '../../../../shared/schemas/rate-books/levy-table.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type {
  RateBookTrial,
  TrialRequest,
} from '../../../../shared/schemas/rate-books/rate-book-trial.ts';
import type { Context } from '../../dispatcher.ts';
import { price } from '../../quotes/price/explanation.ts';
import { examineParts } from '../../rating/examine/examine.ts';
import { isFault } from '../../rating/examine/finding.ts';
import { readBook } from '../../rating/examine/shape.ts';
import { workExamples } from '../../rating/examine/worked-examples.ts';
import { authorisedIn, leviesOn } from '../../rating/levies.ts';
import { compileBook, onTypical } from '../../rating/rate.ts';
import { type ChosenBook, type ChosenBookParts, chosenBook } from '../chosen-book.ts';
import type { HashedBook } from '../library.ts';
import { findingsNextTo } from '../lifecycle/sound.ts';
import { readTables } from '../lifecycle/tables.ts';

type Base = ChosenBook | undefined;

/** The book to compare with; undefined where none is named, and where it has faults itself. */
async function baseOf(parts: ChosenBookParts, hash: string | undefined, now: number) {
  if (hash === undefined) return done(undefined);
  const chosen = await chosenBook(parts, { hash }, { path: 'base', now });
  if (chosen.ok || chosen.fault.kind !== 'invalid') return chosen;
  return done(undefined);
}

/** The worked examples of a sound book, each next to what the base gives for the same risk. */
function triedExamples(content: RateBook, base: Base, levies: LevyTable) {
  const { examples } = content;
  const before = base && workExamples({ ...base.ready.book, examples }, levies);
  return workExamples(content, levies).map(({ title, expected, found, differing }, i) => ({
    title,
    holds: differing.length === 0,
    expectedCents: expected.premiumCents,
    premiumCents: found.premiumCents,
    found,
    differenceCents: found.premiumCents - expected.premiumCents,
    baseCents: before?.[i]?.found.premiumCents ?? null,
  }));
}

/** A risk under every cover, by a sound book and by the base. */
function triedCovers(
  tried: HashedBook,
  base: Base,
  { risk, today, levies }: { risk: TrialRequest['risk']; today: string; levies: LevyTable },
) {
  if (!risk) return null;
  const { inputs, basis, receivedOn = today } = risk;
  return COVERS.map((cover) => {
    const by = (book: HashedBook) =>
      price({
        book: basis === 'typical' ? onTypical(book) : book,
        levies: leviesOn(levies, receivedOn, authorisedIn(book.book)),
        inputs: { ...inputs, cover },
        receivedOn,
      });
    const { premiumCents, explanation } = by(tried);
    return {
      cover,
      premiumCents,
      explanation,
      baseCents: base ? by(base.ready).premiumCents : null,
    };
  });
}

/**
 * Checks a rate book that is not kept, and prices its worked examples and a risk by it. A book whose
 * shape is wrong, or whose parts have faults, is answered with its findings alone.
 */
export function tryRateBook(parts: ChosenBookParts) {
  return async (request: TrialRequest, { now }: Context): Promise<Result<RateBookTrial>> => {
    const base = await baseOf(parts, request.base, now);
    if (!base.ok) return base;
    const read = readBook(request.rateBook);
    if ('findings' in read) {
      return done({ findings: [...read.findings], examples: null, covers: null });
    }
    const { book: content } = read;
    const hash = parts.digestOf(content);
    const tables = await readTables(parts);
    const found = await findingsNextTo(tables, { hash, content }, parts.kind);
    if (!found.ok) return found;
    const findings = [...found.value];
    if (examineParts(content).some(isFault)) {
      return done({ findings, examples: null, covers: null });
    }
    const tried = { hash, ...compileBook(content) };
    const { risk } = request;
    const levies = parts.library.levyTable();
    return done({
      findings,
      examples: triedExamples(content, base.value, levies),
      covers: triedCovers(tried, base.value, { risk, today: irishDay(now), levies }),
    });
  };
}
