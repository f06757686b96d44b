/** What kept a request from being stored, or read: it may go through later. */
export const STORAGE = {
  storageFull:
    'There is no room left on the drive of the data folder: nothing was changed. Free some space, then try again',
  storageFailing:
    'The drive of the data folder reports an error: nothing was changed. Check the drive, then try again',
  storageReadOnly:
    'The data folder or a file in it cannot be written: nothing was changed. Allow writing, then try again',
  storageLocked:
    'Another program has locked the database: nothing was changed. Close that program, then try again',
} as const;

const RESTORE =
  'If you put this database there yourself, quit Quotedesk, delete {{file}} from the data folder and start again; otherwise restore a backup.';

/** The way back to a database that can be used. */
const PUT_BACK =
  'Quit Quotedesk, put the right database or a copy of it back, without old -wal and -shm files next to it, and start again.';

/** What is wrong with an installation that runs all the same. */
export const INSTALLATION = {
  dataMissing:
    '{{file}} is missing, but {{trace}} says that there was data. Quit Quotedesk, put the database or a copy of it back, and start again; to begin without the data, move {{trace}} out of the folder.',
  dataEmpty:
    '{{file}} is empty, but {{trace}} says that there was data. Quit Quotedesk, put the database or a copy of it back, and start again; to begin without the data, move {{trace}} out of the folder.',
  dataLocked:
    'The data in {{folder}} are encrypted, and the key of this computer does not open them, or is not here. Put the key back, or let the recovery key open them: in the desktop window, or by the command “encryption recover”. Then start Quotedesk again.',
  dataLockedAt:
    'The data in {{folder}} are encrypted, and the key of this computer does not open them, or is not here: it was looked for in {{place}}. Put the key back, or let the recovery key open them: in the desktop window, or by the command “encryption recover”. Then start Quotedesk again.',
  dataKeyUnusable:
    'The data in {{folder}} are encrypted, and the key of this computer cannot be used: {{problem}}. Correct this, or let the recovery key open them: in the desktop window, or by the command “encryption recover”. Then start Quotedesk again.',
  dataKeysDamaged:
    'The file data-keys.json in {{folder}} is damaged, and so is its copy: without them no key opens the data. Put a copy of this file back, or restore a backup.',
  fileDamaged: `{{file}} is damaged: what can be read of it is not a Quotedesk database. ${PUT_BACK}`,
  fileUnreadable:
    'As far as it can be read, {{file}} is not a Quotedesk database. It may be encrypted, and data-keys.json, which belongs next to it, is missing: quit Quotedesk, put this file back, and start again. Otherwise it is damaged: restore a backup, or put the database or a copy of it back, without old -wal and -shm files next to it.',
  dataDamaged: `The database is damaged: SQLite cannot read all of it. ${PUT_BACK}`,
  startedFull:
    'There was no room left on the drive of the data folder {{folder}} when Quotedesk started. Free some space there. Then start Quotedesk again.',
  startedFailing:
    'The drive of the data folder {{folder}} reported an error when Quotedesk started. Check the drive. Then start Quotedesk again.',
  startedReadOnly:
    'The data folder {{folder}} could not be written when Quotedesk started. Allow writing there. Then start Quotedesk again.',
  dataDeleted:
    'The file of the database was deleted or moved while Quotedesk had it open. Put the same file back, and Quotedesk goes on; otherwise quit it, put a copy of the database back, and start again.',
  dataReplaced: `The file of the database was replaced while Quotedesk had it open; what is shown is still the one from before. ${PUT_BACK}`,
  clockBehind:
    'The clock of this computer says {{now}}, but the newest event of the history is from {{newest}}. Correct the clock, and Quotedesk goes on by itself. If the clock is right now, and was ahead before, state this with a reason: at the desk, or by the command “clock confirm”.',
  historyRolledBack: `The history ends before event {{sequence}}, which is known to have been kept: the database is an older copy, or events were taken out of it. ${RESTORE}`,
  historyChanged: `Event {{sequence}} of the history is not the one that is known to have been kept: the database was changed, or is another copy. ${RESTORE}`,
  historyUnreadable: `The head of the history, which is kept outside the database, cannot be read. ${RESTORE}`,
  folderSynced:
    'The data folder {{folder}} is in a folder of {{service}}, which copies files between computers while they change: the data can be damaged, and two computers can overwrite what the other kept. Move the data to a folder that nothing copies, and have the backups go to {{service}}.',
  setByAdministrator: 'The administrator of this computer has set this: it cannot be changed here',
  apiOff: 'The administrator of this computer has turned the API off',
  portTaken: 'Port {{port}} on 127.0.0.1 is taken by another program; choose one with --port',
  portForbidden: 'Port {{port}} may not be used; choose one with --port',
  notListening: '{{problem}}',
} as const;

const BACKUP = 'Restore a backup.';
/** What follows from the history can be made again. */
const REINDEX = 'Quit Quotedesk, and run “quotedesk data-folder reindex”.';
const CHANGED = 'it is not what was written';

/** Data that is not what was written. */
export const DAMAGE = {
  rowDamaged: `A record of the table {{table}} is damaged ({{name}}): ${CHANGED}. ${BACKUP}`,
  quoteDamaged: `Quote {{id}} is damaged: it is not as its history says. ${BACKUP}`,
  quoteGone: `Quote {{id}} is missing: its history is there, and the quote is not. ${BACKUP}`,
  quoteWithoutHistory: `Quote {{id}} has no history: no one submitted it. ${BACKUP}`,
  documentDamaged: `Document {{id}} is damaged: ${CHANGED}. ${BACKUP}`,
  eventDamaged: `Event {{sequence}} of the history is damaged: it does not fit the event before it. ${BACKUP}`,
  tableDamaged: `SQLite finds damage in {{table}}. ${BACKUP}`,
  schemaDamaged: `The tables of the database are not as this version makes them. ${BACKUP}`,
  logDamaged: `The log of the last changes is damaged, and changes in it are lost. ${BACKUP}`,
  indexDamaged: `Lists and searches are damaged: they are not as quote {{id}} says. ${REINDEX}`,
  customersDamaged: `The list of customers is damaged: it is not as their quotes say. ${REINDEX}`,
  daysDamaged: `The figures of {{day}} are damaged: they are not as its quotes say. ${REINDEX}`,
  rateBookDamaged: `Rate book {{hash}} is damaged: ${CHANGED}. Nothing can be priced without it. ${BACKUP}`,
  rateBookReplaced: `Rate book {{hash}} is damaged: ${CHANGED}. Its quotes are calculated with the copy that comes with the application. ${BACKUP}`,
  leviesDamaged: `Levy table {{hash}} is damaged: ${CHANGED}. Nothing can be priced without it. ${BACKUP}`,
  leviesReplaced: `Levy table {{hash}} is damaged: ${CHANGED}. Its quotes are calculated with the copy that comes with the application. ${BACKUP}`,
} as const;
