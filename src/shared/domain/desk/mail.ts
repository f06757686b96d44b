/** How many customers one message may go to: servers refuse more, or take it for spam. */
export const MOST_RECIPIENTS = 100;
