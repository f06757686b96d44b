import { useState } from 'react';
import { Redirect } from 'wouter';

/** Begins a draft of its own, which from then on has an address. */
export function BeginQuote() {
  const [id] = useState(() => crypto.randomUUID());
  return <Redirect to={`/new/${id}`} replace />;
}
