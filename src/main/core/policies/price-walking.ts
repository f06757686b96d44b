import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { euro } from '../../../shared/domain/money.ts';
import {
  ASPECTS,
  type Aspect,
  type Channel,
  type Sale,
} from '../../../shared/domain/quotes/renewal.ts';

/** What a policy costs its customer, in whole cents. */
export interface Charge {
  readonly priceCents: number;
  /** The broker's own. */
  readonly feeCents: number;
  readonly channel: Channel;
}

/** A renewal price with all that is known of what it is compared with. */
export interface Renewal {
  readonly lastYear: Charge & { readonly sale: Sale };
  readonly offered: Charge;
  /** What a first renewal is charged today, with the same cover, risk and way of paying. */
  readonly firstRenewal?: Charge;
  /** What is the same as last year. */
  readonly same: ReadonlySet<Aspect>;
}

/** What the rule says of a renewal price. */
export interface Judged {
  readonly verdict: 'allowed' | 'breaks' | 'cannotTell';
  readonly because: readonly Message[];
  /** The most that the rule allows, in cents; undefined where it sets no limit or that is not known. */
  readonly mostCents: number | undefined;
}

/** What a policy costs with the broker's fee, in cents. */
export function totalCents({ priceCents, feeCents }: Charge): number {
  return priceCents + feeCents;
}

/** The equivalent first renewal in cents, where it is known; and how, or why not. */
interface Measure {
  readonly mostCents?: number;
  readonly because: readonly Message[];
}

const OPEN = {
  cover: 'renewalCoverOpen',
  risk: 'renewalRiskOpen',
  payment: 'renewalPaymentOpen',
  rates: 'renewalRatesOpen',
} as const satisfies Record<Aspect, string>;

/** Last year's total is the equivalent first renewal where it was one, and nothing has changed. */
function byLastYear({ lastYear, offered, same }: Renewal): Measure {
  const against = [
    ...(lastYear.sale === 'firstRenewal' ? [] : [message('renewalLastYearLater')]),
    ...(lastYear.channel === offered.channel ? [] : [message('renewalChannelDiffers')]),
    ...ASPECTS.filter((aspect) => !same.has(aspect)).map((aspect) => message(OPEN[aspect])),
  ];
  if (against.length > 0) return { because: [message('renewalNoMeasure'), ...against] };
  return { mostCents: totalCents(lastYear), because: [message('renewalByLastYear')] };
}

function measure(renewal: Renewal): Measure {
  const { firstRenewal, offered } = renewal;
  if (!firstRenewal) return byLastYear(renewal);
  if (firstRenewal.channel === offered.channel) {
    return { mostCents: totalCents(firstRenewal), because: [] };
  }
  const { because, ...known } = byLastYear(renewal);
  return { ...known, because: [message('renewalOtherChannel'), ...because] };
}

const amount = (cents: number): string => euro(cents).toFixed(2);

function compare(offered: Charge, mostCents: number): Pick<Judged, 'verdict' | 'because'> {
  const total = totalCents(offered);
  const amounts = { offered: amount(total), most: amount(mostCents) };
  if (total <= mostCents) {
    return { verdict: 'allowed', because: [message('renewalWithin', amounts)] };
  }
  const above = message('renewalAbove', { ...amounts, above: amount(total - mostCents) });
  const isByFee = offered.priceCents <= mostCents;
  const fee = message('renewalFeeCounts', { fee: amount(offered.feeCents) });
  return { verdict: 'breaks', because: isByFee ? [above, fee] : [above] };
}

/**
 * Judges a renewal price by the rule against price walking: from the second renewal on, price and
 * broker's fee together may not be above the equivalent first renewal (same cover, risk, channel and
 * way of paying). The first renewal itself is not limited. Source: Central Bank (Supervision and
 * Enforcement) Act 2013 (Section 48(1)) (Insurance Requirements) Regulations 2022, regulation 4.
 */
export function judgeRenewal(renewal: Renewal): Judged {
  if (renewal.lastYear.sale === 'newBusiness') {
    return { verdict: 'allowed', because: [message('renewalFirst')], mostCents: undefined };
  }
  const { mostCents, because } = measure(renewal);
  if (mostCents === undefined) return { verdict: 'cannotTell', because, mostCents };
  const compared = compare(renewal.offered, mostCents);
  return { ...compared, because: [...compared.because, ...because], mostCents };
}
