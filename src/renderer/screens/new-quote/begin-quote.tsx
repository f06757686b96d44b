import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { newQuote } from '../../stores/new-quote/this-desk.ts';

/** Begins a draft of its own, which from then on has an address. */
export function BeginQuote() {
  const [id] = useState(() => crypto.randomUUID());
  const [, navigate] = useLocation();
  useEffect(() => {
    void newQuote.begin(id);
    navigate(`/new/${id}`, { replace: true });
  }, [id, navigate]);
  return null;
}
