import { done, invalid, type Result } from '../../../../shared/contract/result.ts';
import type { CheckedRateBook } from '../../../../shared/schemas/kept-rate-book.ts';
import type { ImportRequest } from '../../../../shared/schemas/rate-book-life.ts';
import type { Context } from '../../dispatcher.ts';
import { isFault } from '../../rating/examine/finding.ts';
import { readBook } from '../../rating/examine/shape.ts';
import { schemeOf } from '../schemes.ts';
import type { Book } from './books.ts';
import type { BookStep } from './event.ts';
import { keepSteps, type LifeParts, type Plan, saidIn } from './keep-step.ts';
import { judgePublisher, publisherOf, type Signatures } from './publisher.ts';
import { findingsNextTo } from './sound.ts';
import { standingOf } from './standing.ts';

export interface ImportParts extends LifeParts {
  readonly signatures: Signatures;
  /** The canonical JSON of a value. */
  readonly canonical: (value: unknown) => string;
}

/**
 * Takes a rate book in as a draft, and says what the checks find in it: without a fault it is checked.
 * The same content again is the same book.
 */
export function importRateBook(parts: ImportParts) {
  const { digestOf, canonical, signatures, defaultScheme } = parts;
  return async (request: ImportRequest, context: Context): Promise<Result<CheckedRateBook>> => {
    const { rateBook, signature, trust = false, name } = request;
    const read = readBook(rateBook);
    if ('findings' in read) {
      return invalid(
        read.findings.map(({ path, message }) => ({ path: `rateBook.${path}`, message })),
      );
    }
    const content = read.book;
    const hash = digestOf(content);
    const scheme = schemeOf(content, defaultScheme).id;
    return keepSteps(parts, context, (books): Result<Plan> => {
      const judged = judgePublisher(
        {
          ...{ scheme, signature, trust, text: canonical(content) },
          known: publisherOf(scheme, books.events),
        },
        signatures,
      );
      if (!judged.ok) return judged;
      const findings = findingsNextTo(books, { hash, content }, parts);
      const isSound = !findings.some(isFault);
      const known = books.all.find((book) => book.hash === hash);
      const drafted: BookStep = {
        kind: 'rateBookDrafted',
        detail: {
          scheme,
          ...saidIn(name === undefined ? {} : { name }),
          ...(signature ? { signature } : {}),
          ...(judged.value.trusted ? { trusted: true as const } : {}),
        },
      };
      const checked: BookStep = {
        kind: 'rateBookChecked',
        detail: { warnings: findings.length },
      };
      const isNewlySound = isSound && !known?.standing.isChecked && !known?.standing.activeFrom;
      const steps = [...(known ? [] : [drafted]), ...(isNewlySound ? [checked] : [])];
      const book: Book = known ?? {
        hash,
        content,
        events: [],
        standing: standingOf([], undefined),
      };
      return done({ book, findings, steps, ...(known ? {} : { draft: { hash, content } }) });
    });
  };
}
