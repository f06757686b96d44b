/** Why there is no answer: who shows it may not be able to load any other message. */
export const SILENT = {
  hostSilent: 'Quotedesk does not answer. Check that it is still running, then try again.',
} as const;
