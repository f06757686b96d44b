/** The database in a data folder. */
export const FILE = 'quotedesk.db';

/** Below the data folder. */
export const BACKUPS = 'backups';
