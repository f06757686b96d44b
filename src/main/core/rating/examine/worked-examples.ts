import { message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import type { LevyTable } from '../../../../shared/schemas/rate-books/levy-table.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { PricedAddOn } from '../add-ons.ts';
import { authorisedIn, leviesOn } from '../levies.ts';
import { compileBook, onTypical, rate } from '../rate.ts';
import { below, examplePlace, type Finding, fault } from './finding.ts';

type Example = RateBook['examples'][number];
type Amounts = Example['expect'];

/** A worked example of a rate book with the amounts that the book gives, in cents. */
export interface WorkedThrough {
  readonly title: string;
  readonly expected: Amounts;
  readonly found: Amounts;
  /** The amounts that differ. */
  readonly differing: readonly (keyof Amounts)[];
}

/** The optional covers that an example chooses, at their levels. */
function chosenAddOns({ addOns }: RateBook, chosen: Example['addOns'] = {}): PricedAddOn[] {
  return addOns.flatMap(({ id, title, levels }) => {
    const level = levels.find((one) => one.level === chosen[id]);
    return level ? [{ id, title, level: level.title, netCents: level.netCents }] : [];
  });
}

/** Works through every example of a sound book. */
export function workExamples(book: RateBook, levies: LevyTable): WorkedThrough[] {
  const compiled = compileBook(book);
  return book.examples.map(({ title, inputs, addOns, basis, receivedOn, expect: expected }) => {
    const { netCents, grossCents, feeCents, premiumCents } = rate(
      basis === 'typical' ? onTypical(compiled) : compiled,
      leviesOn(levies, receivedOn, authorisedIn(book)),
      inputs,
      chosenAddOns(book, addOns),
    );
    const found = { netCents, grossCents, feeCents, premiumCents };
    const differing = (Object.keys(found) as (keyof Amounts)[]).filter(
      (key) => found[key] !== expected[key],
    );
    return { title, expected, found, differing };
  });
}

/** Whether a finding is about an example, and not about what rates it. */
export const isOfExample = ({ path }: Finding): boolean => path.startsWith('examples[');

/** An amount in euro; where the book gives another one than the example expects, both. */
export const change = (expected: number, found: number) =>
  [...new Set([expected, found])].map((cents) => euro(cents).toFixed(2)).join(' → ');

/** The examples that the book does not give, each at the first amount that differs. */
export function examineExamples(book: RateBook, levies: LevyTable): Finding[] {
  return workExamples(book, levies).flatMap(({ title, expected, found, differing: [first] }, i) => {
    if (first === undefined) return [];
    const amount = (key: keyof Amounts) => change(expected[key], found[key]);
    const amounts = {
      net: amount('netCents'),
      gross: amount('grossCents'),
      fees: amount('feeCents'),
      premium: amount('premiumCents'),
    };
    const place = below(examplePlace({ title }, i), `.expect.${first}`);
    return [fault(place, message('exampleDiffers', { title, ...amounts }))];
  });
}
