import { type Static, Type } from 'typebox';
import { MessageShape } from '../common/remark.ts';
import { RecoveryKey } from './backup.ts';

const closed = { additionalProperties: false };

/** Why a backup was made. */
export const BACKUP_KINDS = ['daily', 'manual', 'beforeImport', 'beforeUpdate'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];
export const BackupKindShape = Type.Enum([...BACKUP_KINDS]);

/** What keeps a backup from anyone who finds it: the key of the data, a passphrase, or nothing. */
export const BACKUP_PROTECTIONS = ['dataKey', 'passphrase', 'none'] as const;
export type BackupProtection = (typeof BACKUP_PROTECTIONS)[number];

const plan = {
  daily: Type.Boolean({ description: 'Whether one is made every day' }),
  hour: Type.Integer({ minimum: 0, maximum: 23, description: 'Irish time' }),
  folder: Type.Union([Type.String({ minLength: 1, maxLength: 1000 }), Type.Null()], {
    description: 'A folder or a network drive; null: `backups` of the data folder',
  }),
  count: Type.Integer({
    minimum: 1,
    maximum: 1000,
    description: 'The most that are kept of a kind',
  }),
  days: Type.Integer({ minimum: 1, maximum: 3650, description: 'The most days that one is kept' }),
};

/** When backups are made, where, and how long they are kept: `backup-settings.json`. */
export const BackupSettings = Type.Object(
  { ...plan, recoveryKey: Type.Union([RecoveryKey, Type.Null()]) },
  closed,
);
export type BackupSettings = Static<typeof BackupSettings>;

/** The settings of a data folder where nothing was set. */
export const USUAL_BACKUPS: BackupSettings = {
  daily: true,
  hour: 2,
  folder: null,
  count: 14,
  days: 90,
  recoveryKey: null,
};

const Passphrase = Type.String({ minLength: 12, maxLength: 200 });

/** Some settings to change; what is absent stays. */
export const BackupSettingsChange = Type.Partial(
  Type.Object({
    ...plan,
    passphrase: Type.Union([Passphrase, Type.Null()], {
      description: 'Opens new backups; it is not stored. Null: no passphrase from now on',
    }),
  }),
  closed,
);
export type BackupSettingsChange = Static<typeof BackupSettingsChange>;

/** A backup that was verified. */
export const KeptBackup = Type.Object({
  name: Type.String({ description: 'Of its file' }),
  at: Type.String({ description: 'ISO 8601, UTC' }),
  kind: BackupKindShape,
  bytes: Type.Integer(),
  protection: Type.Enum([...BACKUP_PROTECTIONS]),
  quotes: Type.Integer(),
  policies: Type.Integer(),
});
export type KeptBackup = Static<typeof KeptBackup>;

const Success = Type.Object({ at: Type.String(), folder: Type.String(), name: Type.String() });

const Failure = Type.Object({ at: Type.String(), message: MessageShape });

/** What became of the backups of a data folder: `backup-state.json`. Times are ISO 8601, UTC. */
export const BackupState = Type.Object({
  source: Type.String({ description: 'Random; the backups of this data folder have it' }),
  since: Type.String({ description: 'When a host first looked after the backups' }),
  lastSuccess: Type.Union([Success, Type.Null()]),
  folders: Type.Optional(
    Type.Array(Type.String(), {
      description: 'Those that the settings named so far, but for the usual one',
    }),
  ),
  lastFailure: Type.Union([Failure, Type.Null()], { description: 'Null after a success' }),
});
export type BackupState = Static<typeof BackupState>;

/** A restore that was confirmed. */
export const WaitingRestore = Type.Object({
  madeAt: Type.Union([Type.String(), Type.Null()], {
    description: 'When its data were backed up or set aside; null where that is not known',
  }),
});
export type WaitingRestore = Static<typeof WaitingRestore>;

/** What the desk and a supervisor should know of the backups. */
export const BackupStatus = Type.Object({
  waitingRestore: Type.Union([WaitingRestore, Type.Null()], {
    description: 'Other data that take their place at the next start; null where none do',
  }),
  lastSuccess: BackupState.properties.lastSuccess,
  lastFailure: BackupState.properties.lastFailure,
  isOverdue: Type.Boolean({ description: 'Whether none succeeded for a week' }),
});
export type BackupStatus = Static<typeof BackupStatus>;

/** A backup, or data that were set aside by a restore, by its name in the list. */
export const RestoreOrder = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 255 }),
    from: Type.Enum(['backups', 'kept']),
    passphrase: Type.Optional(
      Type.String({ maxLength: 200, description: 'Or the recovery key of the data' }),
    ),
  },
  closed,
);
export type RestoreOrder = Static<typeof RestoreOrder>;

const Change = Type.Object({ gained: Type.Integer(), lost: Type.Integer() });
const Moment = Type.Union([Type.Integer({ description: 'Epoch milliseconds' }), Type.Null()]);

/**
 * What no one would expect of the encryption of restored data: that there is none, or that they have the
 * key of the backup, because that of the present data does not open here.
 */
export const RESTORE_NOTICES = ['notEncrypted', 'keyOfBackup'] as const;
export type RestoreNotice = (typeof RESTORE_NOTICES)[number];

/** What a restore would change. */
export const RestorePreview = Type.Object({
  difference: Type.Union([
    Type.Object({
      quotes: Change,
      changedQuotes: Type.Integer({ description: 'That both have, with another history' }),
      policies: Change,
      customers: Change,
      rateBooks: Change,
      levyTables: Change,
      drafts: Change,
      clients: Type.Object(Change.properties, {
        description: 'Of the API, without those that were revoked',
      }),
      datasets: Type.Object(Change.properties, { description: 'Imported files that are in use' }),
      people: Type.Object(
        {
          ...Change.properties,
          changed: Type.Integer({ description: 'With another name, PIN, login or roles' }),
          signIn: Type.Object({ now: Type.Boolean(), restored: Type.Boolean() }),
        },
        { description: 'Who may sign in at the desk' },
      ),
      changedSettings: Type.Integer(),
      erasures: Type.Integer({
        description: 'Erasures that the backup does not have: the people they erased may come back',
      }),
      newest: Type.Object(
        { now: Moment, restored: Moment },
        { description: 'The newest event of the history' },
      ),
    }),
    Type.Null({ description: 'The present data cannot be read' }),
  ]),
  notice: Type.Union([Type.Enum([...RESTORE_NOTICES]), Type.Null()]),
});
export type RestorePreview = Static<typeof RestorePreview>;

export const RestoreConfirmed = Type.Object({
  confirmed: Type.Boolean({ description: 'False where nothing is prepared' }),
});

export const BackupList = Type.Object({
  ...BackupStatus.properties,
  plan: Type.Object(plan),
  protection: Type.Enum([...BACKUP_PROTECTIONS], { description: 'Of the next one' }),
  folder: Type.String({ description: 'Where backups are made' }),
  backups: Type.Array(KeptBackup, { description: 'Of this data folder, the newest first' }),
  elsewhere: Type.Array(Type.Object({ folder: Type.String(), count: Type.Integer() }), {
    description: 'Of this data folder, in folders that were in use before',
  }),
  problem: Type.Union([MessageShape, Type.Null()], { description: 'Why none can be listed' }),
  kept: Type.Array(Type.Object({ name: Type.String(), at: Type.String(), bytes: Type.Integer() }), {
    description: 'Data that were there before a restore, the newest first',
  }),
});
export type BackupList = Static<typeof BackupList>;
