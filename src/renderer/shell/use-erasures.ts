import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { onErased } from '../data/erasures.ts';
import { translate } from '../i18n/i18n.ts';
import { goTo, readHash } from '../routing/hash-location.ts';

/** Lets go of the drafts that this page keeps of a customer who is erased. */
export function useErasures(): void {
  useEffect(
    () =>
      onErased(async (customerKey) => {
        const { newQuote } = await import('../features/new-quote/store/store.ts');
        const closed = await newQuote.forgetCustomer(customerKey);
        if (closed === undefined || !readHash(location.hash).path.endsWith(`/${closed}`)) return;
        goTo('/new', { replace: true });
        notifications.show({ message: translate('shell:draftErased') });
      }),
    [],
  );
}
