const NO_LOCKS =
  'two programs could write into the data at once, and each would undo what the other has kept. Move the data to a folder of this computer by the command “quotedesk data-folder move”, and have the backups go to that drive';

/** What kept the data of a folder from being opened, unlocked, moved, backed up or restored. */
export const DATA_FAULTS = {
  dataInUse: 'The data in {{folder}} is in use by {{holder}}',
  dataInUseByCommand: 'The data in {{folder}} are in use by a command',
  databaseForeign: '{{file}} is not a Quotedesk database',
  databaseNewer: '{{file}} was written by a newer version of Quotedesk',
  databaseOfFirstVersion:
    '{{file}} was written by Quotedesk 0.1, and only version 0.1.x opens it. It was left as it is; this version begins with another data folder',
  databaseBeingMade: '{{file}} is being made by another Quotedesk',
  databaseInUse: '{{file}} is in use by another version of Quotedesk',
  databaseMoved: '{{file}} is another file now',
  driveOfOther: `{{folder}} is on a drive of another computer: ${NO_LOCKS}`,
  driveWithoutLocks: `{{folder}} is on a drive where the locks of files do nothing: ${NO_LOCKS}`,
  upgradeWithoutCopy:
    'The data in {{folder}} cannot be upgraded, because no copy can be made first: {{reason}}. Nothing was changed',
  policiesUnread: 'The policies in {{file}} cannot be read',
  policiesInvalid: 'The policies in {{place}} are not valid: {{faults}}',
  keyNone: 'What is in {{place}} is no key',
  keyNotFile: '{{file}} is not a file',
  keyExposed: 'Others can read the key in {{file}}: take it away from them (chmod 600)',
  keyCopies: '{{file}} has too many copies that were set aside',
  keyNotWritten: 'The key file {{file}} cannot be written: {{reason}}',
  keyToCorrect: '{{problem}}. Correct this, or move it out of the way: a new one is then made',
  recoveryKeyMistyped: 'A letter or digit of this recovery key is wrong',
  recoveryKeyNone: 'This is not a recovery key: one has nine groups of four letters and digits',
  recoveryKeyOther: 'This recovery key is not the one of these data',
  recoveryKeyNotShown: 'This is not the recovery key that was shown last: begin again',
  encryptionElsewhere:
    'This host does not encrypt its data while it runs: quit it and run the command “encryption on”',
  notDoneClosed: 'What was to be done while the data were closed failed: {{reason}}',
  encryptedAlready: 'The data in {{folder}} are encrypted already',
  notEncrypted: 'The data in {{folder}} are not encrypted',
  encryptionRequired:
    'The administrator of this computer requires encrypted data, and those in {{folder}} are not: encrypt them by the command “encryption on”, or begin encrypted data by “encryption on --new”',
  encryptionUnchanged:
    'The encryption of the data in {{folder}} cannot be changed: {{reason}}. All data are kept: start Quotedesk again',
  keysDamaged: 'The keys in {{folder}} are damaged',
  moveNotAbsolute: '{{to}} is no whole path',
  moveNested: '{{to}} and the data folder {{folder}} are in one another',
  moveNetwork:
    '{{to}} is on a drive of another computer, where two programs could write into the data at once: choose a folder on this computer, and have the backups go to that drive',
  moveNoData: '{{folder}} holds no data',
  moveNotWritable: '{{to}} cannot be written',
  moveNotEmpty: '{{to}} is not empty',
  moveNoSpace: 'The data have {{bytes}} MB, and the drive of {{to}} has only {{free}} MB free',
  moveNoSpaceLeft:
    'There was no room left on the drive of {{to}}: the data stay where they are. Free some space there, then try again',
  moveNotWhole: 'The data are not whole, and stay where they are: {{damage}}',
  backupForeign: '{{file}} is not a backup of Quotedesk',
  backupOfOtherVersion: '{{file}} is a backup of another version of Quotedesk',
  backupNone: '{{file}} is no backup',
  backupAbsent: '{{file}} is not there: name a backup',
  backupHeaderDamaged: '{{file}} is damaged: its header is not what was written',
  backupPartDamaged: '{{file}} is damaged in part {{part}}',
  backupKeyInvalid: '{{file}} is damaged: a key in its header is not valid',
  backupKeyDamaged: '{{file}} is damaged: the key of its database is not what was written',
  backupOfOtherDatabase: '{{file}} is damaged: its database is not the one that was kept',
  backupDataDamaged: '{{file}} holds damaged data: {{damage}}',
  backupWithoutData: '{{file}} holds no data of Quotedesk',
  backupsInFolder:
    '{{file}} holds no data of Quotedesk: name one of the backups in it, such as {{newest}}',
  backupDataUnread: '{{file}} holds no data of Quotedesk that can be read: {{reason}}',
  backupNeedsRecoveryKey:
    '{{file}} is encrypted by the key of its data: the recovery key of that time is needed (--passphrase-file takes it)',
  backupNeedsPassphrase: '{{file}} is encrypted: its passphrase is needed',
  backupPassphraseWrong: 'The passphrase is not the one of {{file}}',
} as const;
