/** Why a command ends. */
export const COMMANDS = {
  failed: '{{problem}}',
  noData: 'There is no data of Quotedesk in {{folder}}',
  referralUnsaid: 'Quote {{id}} is referred: {{reasons}}; give --referral-note to approve it',
  noDataYet: 'There is no data of Quotedesk in {{folder}}; --new creates an empty data folder',
  fileTooLarge: '{{file}} is larger than any document made here',
  bookFaulty: '{{file}} has faults ({{count}}): rate-book check names them',
  bookNotJson: '{{file}} is not valid JSON, line {{line}}, column {{column}}: {{problem}}',
  bookNameTwice: '{{file}} is ambiguous: one object has {{name}} twice',
  fileNotJson: 'Invalid quote document: it begins as JSON and is not valid JSON',
  fileNotRead: '{{file}} cannot be read: {{reason}}',
  fileNotWritten: '{{file}} cannot be written: {{reason}}',
  fileUnusable: '{{file}} cannot be used: {{reason}}',
  fileIsFolder: '{{file}} is a folder: name a file in it',
  fileThere: '{{file}} already exists; --force overwrites it',
  filesThere: '{{files}} already exist; --force overwrites them',
  dataIsFile: '{{file}} is a file: name a folder for the data',
  passphraseFileShort: 'The passphrase in {{file}} is shorter than {{least}} characters',
  notRecoveryKey: '{{file}} is not a recovery key: make one with `backup create-key`',
  hostNotRunning:
    'Quotedesk is not running on the data in {{folder}}; start it, or give its port with --port',
  hostIsWindow:
    'The data in {{folder}} is open in a window of Quotedesk (process {{pid}}), which needs no link',
  hostNotAnswering: 'Quotedesk does not answer at {{host}}; start it, or give its port with --port',
} as const;

const UNFINISHED = 'the command did not finish, and no stored data are lost';

/** What the storage of a folder kept a command from: with the folder, which nobody else names. */
export const COMMAND_STORAGE = {
  commandFull: `There was no room left on the drive of the data folder {{folder}}: ${UNFINISHED}. Free some space there, then try again`,
  commandFailing: `The drive of the data folder {{folder}} reports an error: ${UNFINISHED}. Check the drive, then try again`,
  commandReadOnly: `The data folder {{folder}} or a file in it cannot be written: ${UNFINISHED}. Allow writing there, then try again`,
  commandLocked: `Another program has locked the database in {{folder}}: ${UNFINISHED}. Close that program, then try again`,
} as const;
