import { type DraftStore, deleteDraft, getDraft, listDrafts, saveDraft } from '../desk/drafts.ts';
import { type ChangingSettings, getSettings, saveSettings } from '../desk/settings.ts';
import type { Handlers } from '../door.ts';
import { compareQuote } from '../quotes/compare.ts';
import { draftFromQuote } from '../quotes/draft-from-quote.ts';
import { previewQuote } from '../quotes/preview.ts';
import type { QuoteParts } from '../quotes/submit.ts';
import { submitDraft } from '../quotes/submit-draft.ts';
import { rateBookTerms } from '../quotes/terms.ts';
import { whatWouldChange } from '../quotes/what-would-change.ts';

export interface DeskParts extends QuoteParts {
  readonly drafts: DraftStore;
  readonly settings: ChangingSettings;
}

/** What only the screens ask for: filling in a quote, looking into one, and the desk's own memory. */
export function deskHandlers(parts: DeskParts) {
  const { library, drafts, settings } = parts;
  return {
    previewQuote: previewQuote(library),
    rateBookTerms: rateBookTerms(parts),
    submitDraft: submitDraft(parts),
    saveDraft: saveDraft(drafts),
    listDrafts: listDrafts(drafts),
    getDraft: getDraft(drafts),
    deleteDraft: deleteDraft(drafts),
    draftFromQuote: draftFromQuote(parts),
    whatWouldChange: whatWouldChange(parts),
    compareQuote: compareQuote(parts),
    getSettings: getSettings(settings),
    saveSettings: saveSettings(settings),
  } satisfies Partial<Handlers>;
}
