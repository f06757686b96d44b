import { message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import type { LevyTable } from '../../../../shared/schemas/levy-table.ts';
import type { RateBook } from '../../../../shared/schemas/rate-book.ts';
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

const written = (cents: number) => euro(cents).toFixed(2);

/** The amounts of the examples that the book does not give. */
export function examineExamples(book: RateBook, levies: LevyTable): Finding[] {
  return workExamples(book, levies).flatMap(({ title, expected, found, differing }, i) =>
    differing.map((key) =>
      fault(
        below(examplePlace({ title }, i), `.expect.${key}`),
        message('exampleDiffers', {
          ...{ title, found: written(found[key]), expected: written(expected[key]) },
        }),
      ),
    ),
  );
}
