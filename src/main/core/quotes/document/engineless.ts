import { message } from '../../../../shared/domain/messages/message.ts';
import type { PartSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import type { Assumed } from '../../../../shared/schemas/quotes/assumed.ts';
import type { Remark } from '../../../../shared/schemas/quotes/remark.ts';

const ENGINE_SIZE = 'Vehicle/EngineSize';

/** The usual words for a car that has no engine; not those of a hybrid. */
const ELECTRIC =
  /^(e|b?ev|((battery|fully?|pure) )?electric( vehicle)?|battery( electric vehicle)?)$/i;

/** Whether a car is said to have no engine. */
export const isElectric = ({ fuelType = '' }: PartSections['vehicle']): boolean =>
  ELECTRIC.test(fuelType.trim());

/**
 * An electric car that is rated with an engine: a rate book without a factor for the fuel can not imply that
 * it has none.
 */
export function engineless({ vehicle }: PartSections, assumed: readonly Assumed[]): Remark[] {
  const engine = assumed.find(({ path }) => path === ENGINE_SIZE);
  if (engine === undefined || !isElectric(vehicle)) return [];
  return [{ path: ENGINE_SIZE, message: message('engineOfElectric', { value: engine.value }) }];
}
