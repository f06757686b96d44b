import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useHashQuery } from '../../routing/hash-location.ts';
import { newQuote } from './store/store.ts';

/**
 * Begins a draft of its own, which from then on has an address; with the registration that the
 * place names, as `/new?registration=191-D-12345`, and what the register knows of it.
 */
export function BeginQuote() {
  const [id] = useState(() => crypto.randomUUID());
  const [registration] = useState(new URLSearchParams(useHashQuery()).get('registration') ?? '');
  const [, navigate] = useLocation();
  useEffect(() => {
    void newQuote.begin(id, registration);
    navigate(`/new/${id}`, { replace: true });
  }, [id, registration, navigate]);
  return null;
}
