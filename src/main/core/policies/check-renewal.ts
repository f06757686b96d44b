import { message } from '../../../shared/domain/messages/message.ts';
import { centsOf, euro } from '../../../shared/domain/money.ts';
import { done, type InputError, invalid, type Result } from '../../../shared/result/result.ts';
import type { RenewalCheck, RenewalRequest } from '../../../shared/schemas/quotes/renewal.ts';
import { type Charge, judgeRenewal, totalCents } from './price-walking.ts';

type GivenCharge = RenewalRequest['offered'];

/** Reads charges in euro as cents, and collects what is no whole cent with its place. */
function chargeReader() {
  const errors: InputError[] = [];
  const read = (path: string, value: number): number => {
    const found = centsOf(value);
    if (found === undefined) errors.push({ path, message: message('twoDecimals') });
    return found ?? 0;
  };
  return {
    errors,
    charge: (path: string, { price, fee, channel }: GivenCharge): Charge => ({
      priceCents: read(`${path}.price`, price),
      feeCents: read(`${path}.fee`, fee),
      channel,
    }),
  };
}

/** Says whether the price of a renewal would break the rule against price walking, and why. */
export async function checkRenewal({
  lastYear: given,
  offered: offer,
  firstRenewal: first,
  same = [],
}: RenewalRequest): Promise<Result<RenewalCheck>> {
  const { charge, errors } = chargeReader();
  const lastYear = { ...charge('lastYear', given), sale: given.sale };
  const offered = charge('offered', offer);
  const firstRenewal = first && charge('firstRenewal', first);
  if (errors.length > 0) return invalid(errors);
  const { verdict, because, mostCents } = judgeRenewal({
    lastYear,
    offered,
    same: new Set(same),
    ...(firstRenewal && { firstRenewal }),
  });
  return done({
    verdict,
    because: [...because],
    offered: euro(totalCents(offered)),
    lastYear: euro(totalCents(lastYear)),
    sinceLastYear: euro(totalCents(offered) - totalCents(lastYear)),
    most: mostCents === undefined ? null : euro(mostCents),
    restsOn: [message('renewalRule')],
    notChecked: [message('renewalGiven'), message('renewalConsumer')],
  });
}
