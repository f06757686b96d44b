import { euro } from '../../../../shared/domain/money.ts';
import { COVERS } from '../../../../shared/domain/quotes/cover.ts';
import type { QuoteComparison } from '../../../../shared/schemas/quotes/what-if.ts';
import { price } from '../price/explanation.ts';
import { excessOf, hasExcess, limitsOf } from '../price/limits.ts';
import { decide, excessesOf, type QuoteRisk, type Risk, totalOf } from '../price/risk.ts';
import { differingSteps } from '../price/side-by-side.ts';

type CoverPremium = QuoteComparison['covers'][number];

/** The premium of a risk, in euro and against that of the quote. */
function premiumOf(risk: Risk, presentCents: number): CoverPremium {
  const premiumCents = totalOf(risk);
  return {
    cover: risk.inputs.cover,
    premium: euro(premiumCents),
    difference: euro(premiumCents - presentCents),
  };
}

/** Whether a cover can be bought with an excess: it has one to bear, within its limits. */
function isOffered({ book, inputs }: Risk, excess: number): boolean {
  const limits = limitsOf(book.book, 'excess', inputs.cover);
  const isWithin = limits !== undefined && excess >= limits.least && excess <= limits.most;
  return isWithin && hasExcess(book.book, inputs.cover);
}

/** Every cover with each of the usual excesses; without those that underwriting would decline. */
function excessGrid(risk: Risk, presentCents: number): QuoteComparison['excesses'] {
  const { book, inputs } = risk;
  const present = excessOf(book.book, inputs);
  return excessesOf(risk).map((excess) => ({
    excess,
    chosen: excess === present && hasExcess(book.book, inputs.cover),
    covers: COVERS.map((cover): Risk => ({ ...risk, inputs: { ...inputs, cover, excess } }))
      .filter((other) => isOffered(other, excess))
      .filter((other) => decide(other.book, other.inputs).decision !== 'decline')
      .map((other) => premiumOf(other, presentCents)),
  }));
}

/** A quote under each of the covers and with each excess, with the overrides and add-ons that it has. */
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
    excesses: excessGrid(risk, present),
    steps: differingSteps(
      explained.map(({ cover, explanation }) => ({ column: { cover }, explanation })),
    ).map(({ columns, ...step }) => ({ ...step, covers: columns })),
  };
}
