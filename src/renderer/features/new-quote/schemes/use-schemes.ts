import { useStore } from 'zustand';
import type { SchemeOffer } from '../../../../shared/schemas/quotes/scheme-offer.ts';
import { newQuote } from '../store/store.ts';
import { useShown } from '../use-shown.ts';

const { form, preview } = newQuote;

interface Schemes {
  /** In the order of a comparison; empty where only one scheme is in force. */
  readonly offers: readonly SchemeOffer[];
  /** Whether the offers are of the form as it is: the last ones stay while there is no price. */
  readonly isPriced: boolean;
  /** The id of the scheme of this quote. */
  readonly chosen: string | undefined;
}

/** What each scheme says of the form, drawn once the premium is. */
export function useSchemes(): Schemes {
  const offers = useShown((state) => state.offers);
  const isPriced = useShown(({ preview }) => (preview?.schemes?.length ?? 0) > 0);
  const own = useStore(form, ({ content }) => content.product);
  const priced = useShown(({ preview }) => preview?.scheme?.id);
  // What is chosen may be named by a product of the scheme.
  const isScheme = offers.some(({ scheme }) => scheme.id === own);
  return { offers, isPriced, chosen: isScheme ? own : priced };
}

/**
 * The scheme prices and makes this quote from now on, with the excess and the covers of its offer.
 * @param isPriced whether the offer is of the form as it is: else the form keeps its own
 */
export function chooseScheme({ scheme, choices, differs }: SchemeOffer, isPriced: boolean): void {
  const { offers, preview: shown } = preview.state.getState();
  const own = offers.find((offer) => offer.scheme.id === shown?.scheme?.id);
  const offer = { choices, differs, comparedAt: own?.excess };
  form.getState().chooseScheme(scheme.id, isPriced ? offer : undefined);
}
