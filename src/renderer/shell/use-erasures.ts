import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { onErased } from '../data/erasures.ts';

/** Lets go of the drafts that this page keeps of a customer who is erased. */
export function useErasures(): void {
  const { t } = useTranslation('shell');
  const [place, navigate] = useLocation();
  useEffect(
    () =>
      onErased(async (customerKey) => {
        const { newQuote } = await import('../features/new-quote/store/store.ts');
        const closed = await newQuote.forgetCustomer(customerKey);
        if (closed === undefined || !place.endsWith(`/${closed}`)) return;
        navigate('/new', { replace: true });
        notifications.show({ message: t('draftErased') });
      }),
    [place, navigate, t],
  );
}
