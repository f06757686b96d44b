import type { InputOf } from '../../../../shared/contract/contract.ts';
import { patchOf } from '../../../../shared/data/merge-patch.ts';
import { daysLater, lastDayOfYear } from '../../../../shared/domain/date.ts';
import { FIXED_OF_POLICY } from '../../../../shared/domain/policies/policy.ts';
import {
  FORM_LISTS,
  type FormPath,
  fieldsInGroup,
  fieldsInItem,
  formPaths,
} from '../../../../shared/domain/quote-fields/form-fields.ts';
import { itemPlace } from '../../../../shared/domain/quote-fields/item-path.ts';
import { FORM_GROUPS, type FormGroup } from '../../../../shared/domain/quote-fields/quote-field.ts';
import { writeDocument } from '../../../../shared/domain/quote-fields/write-document.ts';
import { ADD_ONS } from '../../../../shared/domain/quotes/add-on.ts';
import type { PolicyView } from '../../../../shared/schemas/policies/policy.ts';
import type { CopiedQuote } from '../../../../shared/schemas/quotes/draft.ts';
import { typedDay } from '../../../i18n/day.ts';
import { NOTHING, type QuoteContent, type Texts } from '../store/content.ts';
import { documentOf } from '../store/document.ts';
import { changedFields } from '../store/form.ts';
import { contentOfCopy, contentOfFile } from '../store/read-content.ts';

/**
 * What a policy covers, as the form begins with it: with the days of its period. What its scheme includes is nobody's
 * choice.
 */
export function contentOfPolicy(policy: PolicyView): QuoteContent {
  const { excess, addOns = [] } = policy.policy;
  const { from, to } = policy.period;
  const content = contentOfFile({
    document: writeDocument(policy),
    ...(policy.scheme === undefined ? {} : { product: policy.scheme.id }),
    ...(excess === undefined ? {} : { excess }),
    addOns: addOns
      .filter(({ included }) => !included)
      .map(({ addonType, level }) => ({ addonType, level })),
  });
  const days = { 'Policy/InceptionDate': typedDay(from), 'Policy/ExpiryDate': typedDay(to) };
  return { ...content, texts: { ...content.texts, ...days } };
}

/** What the next period of a policy answers, as the form begins with it; what it answers otherwise than this one is marked. */
export function contentOfRenewal(policy: PolicyView, copied: CopiedQuote): QuoteContent {
  const { quoteId, period } = policy;
  const from = daysLater(period.to, 1);
  const content = contentOfCopy({
    quoteId,
    purpose: 'renewal',
    copied,
    today: from,
    startInDays: 0,
    until: lastDayOfYear(from),
  });
  // It becomes no quote.
  const { basedOn: _, purpose: __, formerDiscount: ___, ...others } = content;
  // What can not be changed can not be given back.
  const isFixed = (path: string) => FIXED_OF_POLICY.some((fixed) => fixed === path);
  const before = Object.entries(content.before).filter(([path]) => !isFixed(path));
  const proposed = content.proposed.filter((path) => !isFixed(path));
  return {
    ...NOTHING,
    ...others,
    before: Object.fromEntries(before),
    proposed,
    toConfirm: [],
  };
}

export type Change = Pick<InputOf<'adjustPolicy'>, 'document' | 'excess' | 'addOns'>;

const levelsOf = ({ addOns }: QuoteContent) =>
  ADD_ONS.flatMap((addonType) => {
    const level = addOns[addonType];
    return level === undefined ? [] : [{ addonType, level }];
  });

const haveSameAddOns = (one: QuoteContent, other: QuoteContent) =>
  ADD_ONS.every((addOn) => one.addOns[addOn] === other.addOns[addOn]);

/**
 * What of a form is another one than the policy has, as a request takes it; undefined where nothing is.
 * @param today the Irish day, `YYYY-MM-DD`
 */
export function changeOf(
  before: QuoteContent,
  after: QuoteContent,
  today: string,
): Change | undefined {
  const document = patchOf(documentOf(before, today), documentOf(after, today));
  const change: Change = {
    ...(Object.keys(document).length === 0 ? {} : { document }),
    ...(after.excess === before.excess || after.excess === undefined
      ? {}
      : { excess: after.excess }),
    ...(haveSameAddOns(before, after) ? {} : { addOns: levelsOf(after) }),
  };
  return Object.keys(change).length === 0 ? undefined : change;
}

/** The parts of the form that are other ones than before, in the order of the page. */
export function changedGroups(before: QuoteContent, after: QuoteContent): FormGroup[] {
  const paths = new Set<string>(
    changedFields(before, after).map((path) => itemPlace(path)?.list ?? path),
  );
  return FORM_GROUPS.filter(
    (group) =>
      fieldsInGroup(group).some(({ path }) => paths.has(path)) ||
      FORM_LISTS.some((list) => list.form === group && paths.has(list.path)),
  );
}

/** The texts of all items of a list. */
function textsIn(list: (typeof FORM_LISTS)[number], { items, texts }: QuoteContent): Texts {
  const count = items[list.path] ?? 0;
  const paths = Array.from({ length: count }, (_, at) => fieldsInItem(list, at + 1)).flat();
  return Object.fromEntries(paths.map(({ path }) => [path, texts[path] ?? '']));
}

/**
 * A form that was begun with one cover, over another one, as where the change is to hold from a day on which the policy
 * covers something else: what was changed stays, and the rest is that of the day.
 */
export function rebased(
  content: QuoteContent,
  before: QuoteContent,
  now: QuoteContent,
): QuoteContent {
  const pick = <T>(of: (one: QuoteContent) => T, isSame = of(content) === of(before)): T =>
    of(isSame ? now : content);
  const single = formPaths({}).map((path): [FormPath, string | undefined] => [
    path,
    pick(({ texts }) => texts[path]),
  ]);
  const lists = FORM_LISTS.map((list) => {
    const written = (one: QuoteContent) => JSON.stringify(textsIn(list, one));
    const from = written(content) === written(before) ? now : content;
    return { path: list.path, count: from.items[list.path], texts: textsIn(list, from) };
  });
  const texts = Object.fromEntries(single.filter(([, text]) => text !== undefined));
  return {
    ...content,
    texts: Object.assign(texts, ...lists.map((list) => list.texts)),
    items: Object.fromEntries(lists.flatMap(({ path, count }) => (count ? [[path, count]] : []))),
    excess: pick(({ excess }) => excess),
    addOns: pick(({ addOns }) => addOns, haveSameAddOns(content, before)),
  };
}
