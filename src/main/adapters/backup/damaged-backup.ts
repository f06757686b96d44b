/** A file that is no backup, or not as it was written. The message is for people. */
export class DamagedBackup extends Error {
  override readonly name = 'DamagedBackup';
  readonly kind: 'invalid' | 'notFound';

  constructor(file: string, what: string, kind: DamagedBackup['kind'] = 'invalid') {
    super(`${file} ${what}`);
    this.kind = kind;
  }
}

/** A passphrase that is missing or wrong: the file itself may be sound. The message is for people. */
export class WrongPassphrase extends Error {
  override readonly name = 'WrongPassphrase';
}

/** The fault of a backup whose database has other bytes, fewer or more. */
export const anotherDatabase = (file: string) =>
  new DamagedBackup(file, 'is damaged: its database is not the one that was kept');
