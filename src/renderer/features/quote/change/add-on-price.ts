import { scale, tenThousandths } from '../../../../shared/domain/money.ts';
import type { Explanation } from '../../../../shared/schemas/explanation.ts';
import { difference } from '../../../i18n/money.ts';

const cents = (euro: number) => Math.round(euro * 100);

/** What the levies take of a net premium, each rounded half up to the cent. */
function levied(net: number, levies: Explanation['levies']): number {
  return levies
    .map(({ rate }) => (rate === null ? 0 : scale(net, tenThousandths(rate) ?? 0)))
    .reduce((sum, amount) => sum + amount, net);
}

/**
 * What a level of an add-on does to the total premium, levies included, in euro; a level that is
 * there already is replaced. A total set by hand stays as it is.
 */
export function addOnPrice(explanation: Explanation, addOn: string, netPremium: number): number {
  const { steps, levies } = explanation;
  const byHand = steps.find((step) => step.id === 'override');
  if (byHand) return 0;
  const present = steps.find((step) => step.id === addOn);
  const added = difference(netPremium, present ? difference(present.after, present.before) : 0);
  const net = cents(explanation.netPremium);
  return (levied(net + cents(added), levies) - levied(net, levies)) / 100;
}
