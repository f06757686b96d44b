type Heard = (customerKey: string) => void;

const listeners = new Set<Heard>();

/** Hears of every customer who is erased on this page. @returns ends it */
export function onErased(heard: Heard): () => void {
  listeners.add(heard);
  return () => {
    listeners.delete(heard);
  };
}

/** Has whoever keeps words of customers let go of those of one who was erased. */
export function noteErased(customerKey: string): void {
  for (const heard of listeners) heard(customerKey);
}
