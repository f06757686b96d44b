/** The database in a data folder. */
export const FILE = 'quotedesk.db';

/** What SQLite keeps next to a database, by how its name ends: a log, its index, and a journal to take a change back. */
export const LOG_ENDS = ['-wal', '-shm', '-journal'] as const;

/** Below the data folder. */
export const BACKUPS = 'backups';
