import { isJsonObject } from '../../../shared/data/json-object.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type { QuoteSections } from '../../../shared/domain/quote-fields/quote-sections.ts';
import { done, failed, invalid, type Result } from '../../../shared/result/result.ts';
import type { Warning } from '../../../shared/schemas/common/remark.ts';
import type { Choices } from '../../../shared/schemas/quotes/choices.ts';
import { contradictions } from '../quotes/document/contradictions.ts';
import { disagreements } from '../quotes/document/disagreements.ts';
import { possible } from '../quotes/document/impossible.ts';
import { readDocument, refusal } from '../quotes/document/read-document.ts';
import { unusual } from '../quotes/document/unusual.ts';
import { type QuoteDocument, writeDocument } from '../quotes/document/write-document.ts';
import type { CoverChoices } from '../quotes/history/event-data.ts';

/** A document after a merge patch: null takes a member away, and a list is given whole. RFC 7396. */
function patched(document: unknown, patch: unknown): unknown {
  if (!isJsonObject(patch)) return patch;
  const target: QuoteDocument = isJsonObject(document) ? { ...document } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete target[name];
    else target[name] = patched(target[name], value);
  }
  return target;
}

/** The answers of a policy as they would read after a change, and what is said of that. */
interface Changed {
  readonly sections: QuoteSections;
  readonly warnings: readonly Warning[];
}

/** What no change of a policy touches: whose it is, and when it begins and ends. */
function mustBeSame(before: QuoteSections, after: QuoteSections): Result<true> {
  const fixed = [
    ['Policy/InceptionDate', before.policy.inceptionDate, after.policy.inceptionDate],
    ['Policy/ExpiryDate', before.policy.expiryDate, after.policy.expiryDate],
    ['Customer/DateOfBirth', before.customer.dateOfBirth, after.customer.dateOfBirth],
  ] as const;
  const errors = fixed
    .filter(([, was, is]) => was !== is)
    .map(([path]) => ({ path, message: message('fixedOfPolicy') }));
  return errors.length === 0 ? done(true) : invalid(errors);
}

/** Reads the answers of a policy with what is changed of them. */
export function changedSections(
  before: QuoteSections,
  patch: unknown,
  today: string,
): Result<Changed> {
  if (patch === undefined) return done({ sections: before, warnings: [] });
  const document = patched(writeDocument(before), patch);
  const read = readDocument({ document, source: 'json' });
  const refused = (errors: Parameters<typeof invalid>[0]) =>
    failed({ kind: 'invalid', message: refusal('json'), errors });
  if ('errors' in read) return refused(read.errors);
  const { sections, remarks } = possible(read.sections, today);
  const contradicting = contradictions(sections, today);
  if (contradicting.length > 0) return refused(contradicting);
  const same = mustBeSame(before, sections);
  if (!same.ok) return same;
  const said = [...remarks, ...unusual(sections, today), ...disagreements(sections, today)];
  return done({ sections, warnings: [...read.warnings, ...said] });
}

/** What is chosen next to the answers of a policy, with what is asked for in its place. */
export function changedChoices(
  before: CoverChoices,
  { excess = before.excess, addOns = before.addOns }: Pick<Choices, 'excess' | 'addOns'>,
): CoverChoices {
  return {
    ...before,
    ...(excess === undefined ? {} : { excess }),
    ...(addOns === undefined ? {} : { addOns }),
  };
}
