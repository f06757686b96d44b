import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { takeBeginning } from '../../data/beginning.ts';
import { MARK } from '../../data/form-fields.ts';
import { useHashQuery } from '../../routing/hash-location.ts';
import { newQuote } from './store/store.ts';

/**
 * Begins a draft of its own, which from then on has an address; with what the screen before knew,
 * and the registration that the place names, as `/new?registration=191-D-12345`.
 */
export function BeginQuote() {
  const [id] = useState(() => crypto.randomUUID());
  const registration = new URLSearchParams(useHashQuery()).get('registration');
  const [known] = useState(() => {
    const { texts, product, usual } = takeBeginning();
    return {
      texts: { ...texts, ...(registration === null ? {} : { [MARK]: registration }) },
      product,
      usual,
    };
  });
  const [, navigate] = useLocation();
  useEffect(() => {
    void newQuote.begin(id, known);
    navigate(`/new/${id}`, { replace: true });
  }, [id, known, navigate]);
  return null;
}
