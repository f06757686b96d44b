import { faultSentence } from '../../shared/contract/sentences.ts';
import type { IssuedClient } from '../../shared/schemas/people/client.ts';
import { type ChosenCredentials, createClient } from '../core/api-clients/clients.ts';
import type { DataOptions } from './open-data.ts';
import type { Services } from './services.ts';

/** What decides about the first client. */
export interface FirstClientOptions extends Pick<DataOptions, 'host' | 'specimen'> {
  /** Credentials for it; random by default. */
  readonly firstClient?: ChosenCredentials;
}

/**
 * Issues the first client wherever there is none: also where an earlier first start failed.
 * @param now epoch milliseconds
 * @throws Error where the secret that was chosen for it is too short
 */
export async function firstClient(
  { host, specimen, firstClient: chosen }: FirstClientOptions,
  parts: Services['clients'],
  now: number,
): Promise<IssuedClient | undefined> {
  if (host === 'command' || specimen || (await parts.clients.all()).length > 0) return undefined;
  const issued = await createClient(parts, chosen)({ name: 'First client' }, { now });
  if (!issued.ok) throw new Error(faultSentence(issued.fault));
  return issued.value;
}
