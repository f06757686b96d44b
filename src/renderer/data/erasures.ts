import type { Environment } from '../../shared/domain/desk/environment.ts';
import { getEnvironment } from './environment.ts';

type Heard = (customerKey: string) => void;

/** What a page tells the others. The same key may be another customer in the training data. */
interface Erased {
  readonly environment: Environment;
  readonly customerKey: string;
}

const listeners = new Set<Heard>();

function tell(customerKey: string): void {
  for (const heard of listeners) heard(customerKey);
}

/** To the other pages of this origin: the host has erased what they must let go of. */
const pages = new BroadcastChannel('quotedesk-erasures');
pages.addEventListener('message', ({ data }: MessageEvent<Erased>) => {
  if (data.environment === getEnvironment()) tell(data.customerKey);
});

/** Hears of every customer who is erased on this page or another one. @returns ends it */
export function onErased(heard: Heard): () => void {
  listeners.add(heard);
  return () => {
    listeners.delete(heard);
  };
}

/** Tells every part that keeps words of customers, here and on other pages, to drop those of one who was erased. */
export function noteErased(customerKey: string): void {
  tell(customerKey);
  pages.postMessage({ environment: getEnvironment(), customerKey } satisfies Erased);
}
