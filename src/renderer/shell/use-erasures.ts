import { useEffect } from 'react';
import { onErased } from '../data/erasures.ts';

/** Lets go of the drafts that this page keeps of a customer who is erased. */
export function useErasures(): void {
  useEffect(
    () =>
      onErased(async (customerKey) => {
        const { newQuote } = await import('../features/new-quote/store/store.ts');
        await newQuote.forgetCustomer(customerKey);
      }),
    [],
  );
}
