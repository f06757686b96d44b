import { hasEircodeCharacters, routingKey } from '../../../../shared/domain/eircode.ts';
import { fold } from '../../../../shared/domain/fold.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import type { PartSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import { findRoutingKey, ROUTING_KEYS } from '../../../../shared/domain/routing-keys.ts';

const COUNTIES = new Map(ROUTING_KEYS.map(({ county }) => [fold(county), county]));

type PartAddress = PartSections['customer']['address'];

/** The county that a text names, as `Co. Cork` or `South Tipperary` do; undefined for other words. */
function namedCounty(text: string): string | undefined {
  const words = fold(text).split(/[^a-z]+/);
  return words.map((word) => COUNTIES.get(word)).find((county) => county !== undefined);
}

/**
 * What is unusual in a normalised Eircode, by itself and with the county given. A key can cross the
 * border of a county, so that another one is no fault.
 */
export function unusualEircode({ eircode, county }: PartAddress): Message | undefined {
  if (eircode === undefined) return undefined;
  const key = routingKey(eircode);
  const found = findRoutingKey(key);
  if (!found) return message('routingKeyUnknown', { key });
  if (!hasEircodeCharacters(eircode)) return message('eircodeCharacters');
  const given = county === undefined ? undefined : namedCounty(county);
  return given === undefined || given === found.county
    ? undefined
    : message('routingKeyCounty', { key, county: found.county, given });
}
