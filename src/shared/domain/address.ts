import { writtenEircode } from './eircode.ts';

/** What is known of where somebody lives; the Eircode normalised. */
interface Address {
  readonly addressLine1?: string | undefined;
  readonly town?: string | undefined;
  readonly county?: string | undefined;
  readonly eircode?: string | undefined;
  readonly country?: string | undefined;
}

/** An address line by line, a town that is called as its county once; empty where nothing is known. */
export function addressLines({ addressLine1, town, county, eircode, country }: Address): string[] {
  const place = county?.toLowerCase() === town?.toLowerCase() ? undefined : county;
  const code = eircode && writtenEircode(eircode);
  return [addressLine1, town, place, code, country].flatMap((line) => line || []);
}

/** The same on one line. */
export const addressLine = (address: Address): string => addressLines(address).join(', ');
