import { USUAL_SETTINGS } from '../../../../shared/schemas/desk/usual-settings.ts';
import { call } from '../../../data/call.ts';
import { later } from '../../../data/later.ts';
import { useSettings } from '../../../data/settings.ts';
import { createNewQuote } from './create-new-quote.ts';
import { keptDrafts } from './kept-drafts.ts';

/** What a new quote begins with at this desk; the usual where its settings can't be had. */
async function defaults() {
  if (useSettings.getState().settings.state !== 'ready') await useSettings.getState().load();
  const { settings } = useSettings.getState();
  return (settings.state === 'ready' ? settings.value : USUAL_SETTINGS).defaults;
}

/** The quote that is being made at this desk. */
export const newQuote = createNewQuote({
  call,
  later,
  kept: keptDrafts,
  now: () => Date.now(),
  defaults,
});
