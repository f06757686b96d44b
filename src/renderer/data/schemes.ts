import { useMemo } from 'react';
import type { Scheme } from '../../shared/schemas/quotes/scheme.ts';
import { useOperation } from './operation-query.ts';

/** The schemes in force today, the default one first; empty until they are known. */
export function useSchemesInForce(): readonly Scheme[] {
  const products = useOperation('listProducts', {}).value?.products;
  return useMemo(
    () => [...new Map((products ?? []).map(({ scheme }) => [scheme.id, scheme])).values()],
    [products],
  );
}

/**
 * Names the insurer of a scheme where it needs a name: a firm with one scheme alone knows whose its
 * quotes are.
 */
export function useInsurerOf(): (scheme: Scheme | undefined) => string | undefined {
  const schemes = useSchemesInForce();
  return (scheme) => (schemes.some(({ id }) => id !== scheme?.id) ? scheme?.insurer : undefined);
}
