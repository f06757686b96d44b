/** What the check of a renewal price says: each is a sentence. Amounts are euro with cents. */
export const RENEWAL = {
  // Why it answers as it does
  renewalFirst:
    'This is the first renewal: the rule limits the second renewal and those after it, so a discount for new customers may end here',
  renewalWithin:
    'With its fee the offer is {{offered}} euro, which is not above the equivalent first renewal of {{most}} euro',
  renewalAbove:
    'With its fee the offer is {{offered}} euro, {{above}} euro above the equivalent first renewal of {{most}} euro',
  renewalFeeCounts:
    'Only the broker’s fee of {{fee}} euro brings the offer above it: the fee counts as part of the price',
  renewalByLastYear:
    'Last year was the first renewal, and everything that counts is the same: its total is the equivalent first renewal',
  renewalNoMeasure:
    'Last year’s total does not show what an equivalent first renewal costs today: give that price and its fee',
  renewalOtherChannel:
    'The first renewal that was given is sold through another channel than the offer, so it is not equivalent',
  renewalLastYearLater:
    'Last year was a later renewal itself, and may have cost less than a first renewal',
  renewalChannelDiffers: 'The channel is not the one of last year',
  renewalCoverOpen: 'Nobody has confirmed that the cover is the same as last year',
  renewalRiskOpen: 'Nobody has confirmed that the risk is the same as last year',
  renewalPaymentOpen: 'Nobody has confirmed that the way of paying is the same as last year',
  renewalRatesOpen: 'Nobody has confirmed that rates and levies are the same as last year',
  // What the answer rests on, and what it does not know
  renewalRule:
    'Since 1 July 2022 the second or a later renewal of a consumer’s motor insurance may not cost more than the equivalent first renewal, with the broker’s own fee: Central Bank (Supervision and Enforcement) Act 2013 (Section 48(1)) (Insurance Requirements) Regulations 2022, regulation 4',
  renewalGiven: 'The figures, and what counts as equivalent, are taken as given',
  renewalConsumer: 'The rule protects consumers: it is not known whether the customer is one',
} as const;
