import { patched } from '../../../shared/data/merge-patch.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { FIXED_OF_POLICY } from '../../../shared/domain/policies/policy.ts';
import { fieldValue } from '../../../shared/domain/quote-fields/field-value.ts';
import { fieldAt } from '../../../shared/domain/quote-fields/quote-fields.ts';
import type { QuoteSections } from '../../../shared/domain/quote-fields/quote-sections.ts';
import { writeDocument } from '../../../shared/domain/quote-fields/write-document.ts';
import { done, failed, invalid, type Result } from '../../../shared/result/result.ts';
import type { Warning } from '../../../shared/schemas/common/remark.ts';
import type { Choices } from '../../../shared/schemas/quotes/choices.ts';
import { contradictions } from '../quotes/document/contradictions.ts';
import { disagreements } from '../quotes/document/disagreements.ts';
import { possible } from '../quotes/document/impossible.ts';
import { readDocument, refusal } from '../quotes/document/read-document.ts';
import { unusual } from '../quotes/document/unusual.ts';
import type { CoverChoices } from '../quotes/history/event-data.ts';

/** The answers of a policy as they would read after a change, and what is said of that. */
interface Changed {
  readonly sections: QuoteSections;
  readonly warnings: readonly Warning[];
}

/** That nothing changes which no change of a policy touches. */
function mustBeSame(before: QuoteSections, after: QuoteSections): Result<true> {
  const errors = FIXED_OF_POLICY.filter((path) => {
    const { key } = fieldAt(path);
    return fieldValue(before, key) !== fieldValue(after, key);
  }).map((path) => ({ path, message: message('fixedOfPolicy') }));
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
