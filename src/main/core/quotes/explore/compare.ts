import { euro } from '../../../../shared/domain/money.ts';
import { COVERS, type Cover } from '../../../../shared/schemas/cover.ts';
import type { Explanation, Step } from '../../../../shared/schemas/explanation.ts';
import type { QuoteComparison } from '../../../../shared/schemas/what-if.ts';
import { cents } from '../history/replay.ts';
import { price } from '../price/explanation.ts';
import type { QuoteRisk } from '../price/quote-risk.ts';

type Compared = QuoteComparison['steps'][number];

function changeOf({ before, after }: Step): number {
  return euro(cents(after) - cents(before));
}

/** The steps of all covers by their ids, in the order of the widest cover that has them. */
function sideBySide(explained: readonly { cover: Cover; explanation: Explanation }[]): Compared[] {
  const steps = new Map<string, Compared>();
  for (const { cover, explanation } of explained) {
    for (const step of explanation.steps) {
      const { id, title, row, multiplier } = step;
      const known = steps.get(id) ?? { id, title, covers: [] };
      known.covers.push({ cover, row, multiplier, change: changeOf(step) });
      steps.set(id, known);
    }
  }
  return [...steps.values()];
}

/** What a multiplier does in euro follows from the base, so that only the multiplier is compared. */
function differs({ covers }: Compared): boolean {
  const [first] = covers;
  return (
    covers.length < COVERS.length ||
    !first ||
    covers.some(
      ({ multiplier, change }) =>
        multiplier !== first.multiplier || (multiplier === null && change !== first.change),
    )
  );
}

/** A quote under each of the covers, with the overrides and add-ons that it has. */
export function compareQuote({ quote, risk, setByHand }: QuoteRisk): QuoteComparison {
  const { book, levies, inputs, addOns } = risk;
  const { receivedOn } = quote;
  const explained = COVERS.map((cover) => ({
    cover,
    ...price({ book, levies, inputs: { ...inputs, cover }, receivedOn, adjustments: { addOns } }),
  }));
  const present = explained.find(({ cover }) => cover === inputs.cover)?.premiumCents ?? 0;
  return {
    chosen: inputs.cover,
    setByHand,
    covers: explained.map(({ cover, premiumCents }) => ({
      cover,
      premium: euro(premiumCents),
      difference: euro(premiumCents - present),
    })),
    steps: sideBySide(explained).filter(differs),
  };
}
