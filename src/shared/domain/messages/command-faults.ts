/** Why a command ends. */
export const COMMANDS = {
  failed: '{{problem}}',
  noData: 'There is no data of Quotedesk in {{folder}}',
  referralUnsaid: 'Quote {{id}} is referred: {{reasons}}; --referral-note says why it is approved',
  noDataYet:
    'There is no data of Quotedesk in {{folder}}; with --new the command begins with an empty folder',
  fileTooLarge: '{{file}} is larger than any document made here',
  bookFaulty: '{{file}} has faults ({{count}}): ratebook check names them',
  bookNotJson: '{{file}} is not valid JSON, line {{line}}, column {{column}}: {{problem}}',
  bookNameTwice: '{{file}} is not clear: {{name}} stands twice in one object',
  fileNotJson: 'Invalid quote document: it begins as JSON and is not valid JSON',
  fileNotRead: '{{file}} can not be read: {{reason}}',
  fileNotWritten: '{{file}} can not be written: {{reason}}',
  fileUnusable: '{{file}} can not be used: {{reason}}',
  fileIsFolder: '{{file}} is a folder: name a file in it',
  fileThere: '{{file}} is there already; --force overwrites',
  filesThere: '{{files}} are there already; --force overwrites',
  dataIsFile: '{{file}} is a file, and the data need a folder: name a folder',
  passphraseFileShort: 'The passphrase in {{file}} is shorter than {{least}} characters',
  notRecoveryKey: '{{file}} is no recovery key: `recovery-key` makes one',
  hostNotRunning:
    'No Quotedesk runs on the data in {{folder}}; start one, or name its port with --port',
  hostIsWindow:
    'The data in {{folder}} is open in a window of Quotedesk (process {{pid}}), which needs no link',
  hostNotAnswering: 'No Quotedesk answers at {{host}}; start one, or name its port with --port',
} as const;

const UNFINISHED = 'the command did not finish, and nothing that was kept is lost';

/** What the storage of a folder kept a command from: with the folder, which nobody else names. */
export const COMMAND_STORAGE = {
  commandFull: `There was no room left on the drive of the data folder {{folder}}: ${UNFINISHED}. Free some space there, then try again`,
  commandFailing: `The drive of the data folder {{folder}} reports an error: ${UNFINISHED}. Check the drive, then try again`,
  commandReadOnly: `The data folder {{folder}} or a file in it can not be written: ${UNFINISHED}. Allow writing there, then try again`,
  commandLocked: `Another program has locked the database in {{folder}}: ${UNFINISHED}. Close that program, then try again`,
} as const;
