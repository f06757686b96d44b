import {
  fieldValue,
  itemsOf,
  itemValue,
} from '../../../../shared/domain/quote-fields/field-value.ts';
import { fieldAt, isFieldPath } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import { fieldsOf, LISTS, type List } from '../../../../shared/domain/quote-fields/quote-lists.ts';
import type { QuoteSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import type { EndorsedCover } from '../../quotes/sale/after-sale.ts';
import { addOnRows, type DocumentSource, excessText, wordsFor } from '../layout/document-source.ts';
import type { Block, Row } from '../layout/layout.ts';
import { addressText, money, nameText } from '../words/format.ts';
import type { Words } from '../words/words.ts';
import { amountsTable } from './premium.ts';

/** What is another answer than before, with its name; undefined where there is none. */
interface Change {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What the paths of one name read together. */
function together(words: Words, sections: QuoteSections, paths: readonly string[]) {
  const { customer } = sections;
  if (paths.some((path) => path.startsWith('Address/'))) return addressText(customer);
  const texts = paths.filter(isFieldPath).flatMap((path) => {
    const field = fieldAt(path);
    const value = fieldValue(sections, field.key);
    return value === undefined ? [] : [words.field(field, value)];
  });
  return texts.length === 0 ? undefined : texts.join(' ');
}

/** The answers that changed, by their names; fields of one name are one answer. */
function fieldChanges(words: Words, before: QuoteSections, after: QuoteSections): Change[] {
  const names: Readonly<Record<string, string>> = words.endorsement.names;
  const all = Object.entries(names);
  return [...new Set(Object.values(names))].map((name) => {
    const paths = all.filter(([, each]) => each === name).map(([path]) => path);
    return {
      name,
      before: together(words, before, paths),
      after: together(words, after, paths),
    };
  });
}

interface ItemWords {
  readonly item: string;
  readonly asks: Readonly<Record<string, string>>;
}

/** The items of a list as they read, each with how it begins: that tells what it was before. */
function itemTexts(words: Words, sections: QuoteSections, list: List, texts: ItemWords) {
  return itemsOf(sections, list).map((item) => {
    const given = fieldsOf(list).flatMap(({ name, ...field }) => {
      const value = itemValue(item, field.key);
      if (value === undefined) return [];
      const text = words.field(field, value);
      // A bare number or a yes says nothing without its question.
      const isClear = typeof value === 'string' || field.kind === 'money' || field.unit;
      return [{ kind: field.kind, text: isClear ? text : `${texts.asks[name]} ${text}` }];
    });
    const names = given.flatMap(({ kind, text }) => (kind === 'name' ? text : [])).join(' ');
    const others = given.flatMap(({ kind, text }) => (kind === 'name' ? [] : text));
    const read = names === '' ? others : [names, ...others];
    return { begins: read[0], text: read.join('; ') };
  });
}

/** What was added to a list, taken from it, or is another item than before. */
function itemChanges(words: Words, before: QuoteSections, after: QuoteSections): Change[] {
  const asked: Readonly<Record<string, ItemWords>> = words.facts.items;
  return LISTS.flatMap((list): Change[] => {
    const texts = asked[list.path];
    if (!texts) return [];
    const [old, now] = [before, after].map((one) => itemTexts(words, one, list, texts));
    const gone = old?.filter(({ text }) => !now?.some((one) => one.text === text)) ?? [];
    const added = now?.filter(({ text }) => !old?.some((one) => one.text === text)) ?? [];
    const isChanged = ({ begins }: (typeof added)[number]) =>
      gone.some((one) => one.begins === begins);
    return [
      ...gone.map(({ begins, text }) => ({
        name: texts.item,
        before: text,
        after: added.find((one) => one.begins === begins)?.text,
      })),
      ...added
        .filter((one) => !isChanged(one))
        .map(({ text }) => ({ name: texts.item, before: undefined, after: text })),
    ];
  });
}

const addOnsText = (words: Words, cover: EndorsedCover): string | undefined =>
  addOnRows(words, cover)
    .map(([title, level]) => `${title}: ${level}`)
    .join('; ') || undefined;

function changes(words: Words, before: EndorsedCover, after: EndorsedCover): Row[] {
  const { label, none } = words;
  const all: Change[] = [
    ...fieldChanges(words, before.sections, after.sections),
    ...itemChanges(words, before.sections, after.sections),
    { name: label.excess, before: excessText(before), after: excessText(after) },
    { name: label.optional, before: addOnsText(words, before), after: addOnsText(words, after) },
  ];
  return all
    .filter((one) => one.before !== one.after)
    .map((one) => ({ cells: [one.name, one.before ?? none, one.after ?? none] }));
}

/** The endorsement of a change: what changed, from when to when, what it costs, and that all else stays. */
export function endorsement(source: DocumentSource): Block[] {
  const endorsed = source.afterSale?.endorsement;
  if (!endorsed) throw new TypeError('An endorsement is of a change of a policy');
  const words = wordsFor(source);
  const { endorsement: texts, label } = words;
  const { from, to, before, after, amounts } = endorsed;
  const { customer, vehicle } = after.sections;
  return [
    { kind: 'text', text: texts.lead(words.moment(from)) },
    {
      kind: 'facts',
      rows: [
        [words.schedule.policyholder, nameText(customer)],
        [label.car, `${vehicle.registrationNumber} (${vehicle.make} ${vehicle.model})`],
        [texts.from, words.moment(from)],
        [texts.to, words.atTime(words.day(to), '23:59')],
      ],
    },
    { kind: 'heading', text: texts.changes },
    {
      kind: 'table',
      columns: [
        { title: texts.what, share: 26 },
        { title: texts.before, share: 37 },
        { title: texts.after, share: 37 },
      ],
      rows: changes(words, before, after),
    },
    { kind: 'text', text: texts.rest },
    { kind: 'heading', text: texts.costs },
    amountsTable(words, amounts),
    {
      kind: 'facts',
      rows: [
        [texts.premiumBefore, money(before.premium)],
        [texts.premiumAfter, money(after.premium)],
      ],
    },
    { kind: 'text', text: texts.premiumText },
  ];
}
