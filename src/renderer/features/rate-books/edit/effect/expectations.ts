import type { RateBookTrial } from '../../../../../shared/schemas/rate-books/rate-book-trial.ts';
import type { Draft, Risk } from '../book/draft.ts';

type Tried = NonNullable<RateBookTrial['examples']>[number];
type Covers = NonNullable<RateBookTrial['covers']>;

/** The draft whose examples expect what it gives for them. @param tried the examples to change */
export function expectingFound(draft: Draft, tried: readonly Tried[]): Draft {
  const found = new Map(tried.map((one) => [one.title, one.found]));
  const examples = draft.examples.map((example) => {
    const expect = found.get(example.title);
    return expect ? { ...example, expect } : example;
  });
  return { ...draft, examples };
}

const cents = (euro: number) => Math.round(euro * 100);

/** The draft with a risk as its last example, which expects what the book gives under the risk's cover. */
export function withExample(draft: Draft, title: string, risk: Risk, covers: Covers): Draft {
  const explanation = covers.find(({ cover }) => cover === risk.inputs.cover)?.explanation;
  if (!explanation) return draft;
  const { receivedOn, netPremium, grossPremium, policyFee, premium } = explanation;
  const { inputs, basis } = risk;
  const expect = {
    netCents: cents(netPremium),
    grossCents: cents(grossPremium),
    feeCents: cents(policyFee),
    premiumCents: cents(premium),
  };
  const example = { title, inputs, ...(basis && { basis }), receivedOn, expect };
  return { ...draft, examples: [...draft.examples, example] };
}
