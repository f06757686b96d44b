import { DATA_FAULTS } from './data-faults.ts';
import { FAULTS } from './faults.ts';
import { FINDINGS } from './findings.ts';
import { RATED } from './rated.ts';
import { REMARKS } from './remarks.ts';
import { WARNINGS } from './warnings.ts';

/** What is said of files that datasets are imported from, and of their rows. */
export const DATASETS = {
  // Of a file
  uploadAbsent: 'The file is no longer there: choose it again',
  uploadTooLarge: 'The file is larger than {{most}} MB',
  fileUnread: '{{file}} cannot be read: choose it again',
  fileEmpty: 'The file is empty',
  fileWithoutRows: 'The file has no rows below its first line',
  columnsAbsent:
    'The file has no column for {{wanted}}; the columns of its first line are {{found}}',
  columnsSame: 'The file has more than one column for “{{wanted}}”: {{found}}',
  titleAbsent: 'The file has no column “{{title}}”; the columns of its first line are {{found}}',
  fieldUnknown: 'There is no field “{{field}}”; the fields are {{known}}',
  fieldTwice: 'Two columns are chosen for the field “{{field}}”: choose one',
  quoteOpen: 'The file cannot be read from line {{line}} on: a quotation mark is never closed',
  quoteOpenLong:
    'The file cannot be read from line {{line}} on: a quotation mark is not closed within {{most}} characters',
  rowLong: 'The row on line {{line}} is longer than {{most}} characters, the most that is read',
  csvUnreadable: 'The file cannot be read from line {{line}} on: {{problem}}',
  encodingMixed:
    'Line {{line}} is not UTF-8, but other lines are, so letters would be wrong. Save the file as UTF-8 from the program that wrote it',
  encodingUnknown:
    'Line {{line}} cannot be read as UTF-8, Windows-1252 or Mac Roman. Save the file as UTF-8 from the program that wrote it',
  columnMonthFirst:
    'On line {{line}}, {{column}} is "{{text}}", with the month before the day; in other rows no one could tell which is which. Write the days of this column as 31/12/1985 or 1985-12-31',
  rowsTooMany: 'The file has more than {{most}} rows',
  importOvertaken: 'Another import has started: this one changed nothing',

  // Of a row: each stands behind the name of its column
  cellEmpty: 'is empty',
  cellLong: 'is longer than {{most}} characters',
  lettersWrong: 'is "{{text}}", with letters that a wrong encoding changed: correct it',
  countyUnknown: 'is "{{county}}", which is not a county of Ireland',
  yearUnread: 'is "{{text}}", which is not a year from 1900 to 2099',
  engineUnread: 'is "{{text}}", which is not an engine size in cubic centimetres or litres',
  engineAbsent: 'may be empty or 0 for an electric car only',
  dateMonthFirst: 'is "{{text}}", which has the month before the day',
  dateUnread: 'is "{{text}}", which is not a day such as 31/12/1985 or 1985-12-31',
  birthLater: 'is "{{text}}", which is in the future',
  birthUnlikely:
    'is "{{text}}", which is not a likely date of birth: write the year with four digits',
  nameUnread: 'is "{{text}}", which is not a name',
  nameWhole: 'must have a first name and a surname',
  phoneUnread: 'is "{{text}}", which is not a phone number',
  eircodeUnread: 'is "{{text}}", which is not an Eircode such as D02X285',
  registrationUnread: 'is "{{text}}", which is not an Irish registration mark such as 191-D-12345',
  emailUnread: 'is "{{text}}", which is not an e-mail address',
  bonusUnread: 'is "{{text}}", which is not a number of years',
  rowTwice: 'is already in the file, on line {{line}}',
} as const;

/** What keeps a workbook from being read, or written, as a rate book. */
export const WORKBOOK = {
  // Sheets and columns
  sheetAbsent: 'There is no sheet called {{sheet}}',
  sheetUnnamed: 'Name the sheet that the rows are on',
  sheetOfNoTable: 'No table has its rows on the sheet "{{sheet}}"',
  sheetHidden: 'This sheet is hidden, but it is read',
  columnAbsent: 'There is no column called {{title}} in the first row',
  columnTwice: 'There is a second column called {{title}}',
  settingTwice: '{{title}} is here twice',
  exampleUnknown: 'There is no example called "{{title}}"',
  ruleUnknown: 'There is no rule called "{{id}}"',

  // Cells
  cellsMerged: 'Cells are merged here, so that all but the first are empty: separate them',
  cellConflict: 'Give either one value, or one for each: both are filled in',
  cellError: 'The formula gives {{error}}',
  cellUncalculated: 'The formula has no saved value: open the workbook, calculate it and save it',
  cellNotNumber: '"{{text}}" is not a number',
  cellComma: '"{{text}}" is a text with a comma: enter it as a number, or with a point',
  cellPercent: '"{{text}}" is a text with a percent sign: enter it as a number',
  cellDayForNumber: 'This is the date {{day}}, not a number: check the format of the cell',
  cellDayForText:
    'This is the date {{day}}, not a text: format the cell as text, then enter it again',
  cellFlagForText:
    'This is TRUE or FALSE, not a text: format the cell as text, then enter it again',
  cellNotFlag: 'Enter TRUE or FALSE',
  cellNotDay: 'Enter a date without a time, or a text as 2027-01-31',
  cellNotCents: '{{value}} is not an amount in euro and whole cents',

  // Files
  workbookNotZip: 'The file is not an Excel workbook (.xlsx)',
  workbookOld:
    'The file is an old Excel workbook, or one with a password: save it as .xlsx without one',
  workbookOpenDocument:
    'The file is an OpenDocument spreadsheet: save it as Excel workbook (.xlsx)',
  workbookMacros: 'The workbook has macros: save it as a workbook without macros (.xlsx)',
  workbookDamaged: 'The workbook is damaged: {{problem}}',
  workbookTooLarge: 'The workbook is too large: {{what}} {{found}}, at most {{most}}',
  workbookCell: '{{cell}} has {{found}} characters: a cell of a workbook takes {{most}}',
  workbookUnfaithful:
    'The rate book has something that a workbook cannot hold, such as a control character or two examples with one title: use JSON',
  signsJsonOnly: 'Only a rate book in JSON can be signed: leave out --sign, or write a .json file',
  tableNotThere: 'There is no sheet called {{table}}; there are {{tables}}',
  bookUnread: '{{file}} cannot be read as a rate book',
  csvDamaged: 'The CSV file is damaged: {{problem}}',
  bookOfCsv: 'A CSV file holds one table: name its rate book with --into',
  tableOfCsv: 'A CSV file holds one table: name its sheet with --table',
} as const;

/** Why a step in the life of a levy table is refused, and what the checks find in one. */
export const LEVY_TABLES = {
  levyTableUnknown: 'No levy table, or more than one, has a hash that begins with {{hash}}',
  levyTableUnfit: 'Levy table {{hash}} has faults',
  levyTableWithdrawn: 'Levy table {{hash}} is withdrawn',
  levyTableActive: 'Levy table {{hash}} is already activated, and can no longer be changed',
  levyTableApproved: 'Levy table {{hash}} is already approved',
  levyTableUnapproved: 'Levy table {{hash}} is not approved',
  levyTableOwnDraft: 'Levy table {{hash}} must be approved by somebody other than its drafter',
  levyTableOnly:
    'Levy table {{hash}} is the only one in force, and every premium has levies: activate another one first',
  levyPublisherNew:
    'The levy table is signed by the key {{given}}, and levy tables have no publisher yet: compare the key with what its publisher says, and import the file again with trust',
  levyPublisherOther:
    'The levy table is signed by the key {{given}}, and the publisher of the levy tables has the key {{known}}: ask the publisher, and import the file with trust only if the new key is theirs',
  levyPublisherMissing:
    'The levy table is not signed, and the publisher of the levy tables has the key {{known}}: ask the publisher for the signed file, or import this one with trust',
  levySignatureWrong:
    'is not of this levy table: the file was changed after it was signed, or damaged',
  levyTableUnread: '{{file}} cannot be read as a levy table',
  levyDayTwice: 'Two rates begin on {{day}}: only one can apply',
  levyRateUnusual: 'A rate of {{rate}} is unusual: 0.03 is 3 %',
  levyCentsUnusual: 'A levy of {{cents}} cents on each premium is unusual',
  levyGap:
    'The levy has no rate before {{day}}, where the table before has one: nothing would be charged. Keep the earlier rates',
  levyLate: 'Nothing is charged before {{day}}: the other levies begin earlier',
  levyVanished:
    'The levy {{id}} of the table before is missing: a levy that ends keeps its place, with the rate 0 or 0 cents',
  levyNarrowed:
    'The levy {{id}} is no longer on premiums of insurers that are authorised in {{place}}',
} as const;

/** What the check of a renewal price says: each is a sentence. Amounts are euro with cents. */
export const RENEWAL = {
  // Why it answers as it does
  renewalFirst:
    'This is the first renewal: the rule limits the second renewal and those after it, so a discount for new customers may end here',
  renewalWithin:
    'With its fee the offer is {{offered}} euro, which is not above the equivalent first renewal of {{most}} euro',
  renewalAbove:
    'With its fee the offer is {{offered}} euro, {{above}} euro above the equivalent first renewal of {{most}} euro',
  renewalFeeCounts:
    'Only the broker’s fee of {{fee}} euro brings the offer above it: the fee counts as part of the price',
  renewalByLastYear:
    'Last year was the first renewal, and everything that counts is the same: its total is the equivalent first renewal',
  renewalNoMeasure:
    'Last year’s total does not show what an equivalent first renewal costs today: give that price and its fee',
  renewalOtherChannel:
    'The first renewal that was given is sold through another channel than the offer, so it is not equivalent',
  renewalLastYearLater:
    'Last year was a later renewal itself, and may have cost less than a first renewal',
  renewalChannelDiffers: 'The channel is not the one of last year',
  renewalCoverOpen: 'No one has confirmed that the cover is the same as last year',
  renewalRiskOpen: 'No one has confirmed that the risk is the same as last year',
  renewalPaymentOpen: 'No one has confirmed that the way of paying is the same as last year',
  renewalRatesOpen: 'No one has confirmed that rates and levies are the same as last year',
  // What the answer rests on, and what it does not know
  renewalRule:
    'Since 1 July 2022 the second or a later renewal of a consumer’s motor insurance may not cost more than the equivalent first renewal, with the broker’s own fee: Central Bank (Supervision and Enforcement) Act 2013 (Section 48(1)) (Insurance Requirements) Regulations 2022, regulation 4',
  renewalGiven: 'The figures, and what counts as equivalent, are taken as given',
  renewalConsumer: 'The rule protects consumers: it is not known whether the customer is one',
} as const;

/** Why somebody at the desk may not do something, or can't sign in. */
export const PEOPLE = {
  deskLocked: 'Sign in first: no one is signed in at this desk, or it is locked',
  roleQuoteRequired: 'You need the role “Quote” to do this. Ask an administrator of the desk',
  roleOverrideRequired: 'You need the role “Override” to do this. Ask an administrator of the desk',
  roleAcceptRequired: 'You need the role “Accept” to do this. Ask an administrator of the desk',
  roleReferralsRequired:
    'You need the role “Decide on referrals” to do this. Ask an administrator of the desk',
  roleRateBooksRequired:
    'You need the role “Rate books” to do this. Ask an administrator of the desk',
  roleAdministerRequired:
    'You need the role “Administer” to do this. Ask an administrator of the desk',
  overrideBelowLimit:
    'You may take the premium at most {{percent}} % below {{premium}} euro, the premium without overrides',
  overrideAboveLimit:
    'You may take the premium at most {{percent}} % above {{premium}} euro, the premium without overrides',
  userNotFound: 'There is no such person at this desk',
  userNameTaken: 'Another person at this desk has this name',
  userLoginTaken: 'Another person at this desk has this system user',
  administratorNeeded: 'At least one person who can sign in must have the role “Administer”',
  pinShort: 'A PIN has {{least}} digits or more',
  passphraseShort: 'A passphrase has {{least}} characters or more',
  pinEasy: 'This is too easy to guess: choose another',
  pinSame: 'This is the old PIN: choose another',
  pinWrong: 'The PIN is wrong',
  pinWaitSecond: 'The PIN was wrong too often: try again in a second',
  pinWait: 'The PIN was wrong too often: try again in {{seconds}} seconds',
  pinWaitMinutes: 'The PIN was wrong too often: try again in {{minutes}} minutes',
} as const;

/** What is said of backups. */
export const BACKUPS = {
  backupFailed: 'There is no backup: {{problem}}',
  backupBusy: 'Another backup or restore is running: try again when it ends',
  backupFolderGone:
    'The folder of the backups, {{folder}}, is missing: connect its drive, or choose another folder',
  backupFolderIsFile: 'The folder of the backups, {{folder}}, is a file: name a folder',
  backupFolderFull:
    'There is no room left in the folder of the backups, {{folder}}: free some space there',
  backupFolderReadOnly: 'The folder of the backups, {{folder}}, cannot be written',
  backupFolderFailing: 'The drive of the folder of the backups, {{folder}}, reports an error',
  backupFolderRelative:
    'The folder of the backups must be a full path, starting with the drive; {{folder}} is not',
  backupFolderInside:
    'The folder of the backups, {{folder}}, is inside the data folder {{dataFolder}}: name one outside it, or none for the default',
  backupUnprotected:
    'Backups outside the data folder must be encrypted: set a passphrase for them, or encrypt the data, before you use {{folder}}',
  backupsAbsent: 'These data have no backups',
  backupUnsound: 'The backup was damaged when it was read back, and was not kept: {{problem}}',
  backupLocked:
    'This backup opens only with its passphrase, or with the recovery key of its data: give the right one',
  backupNotRestored: 'This cannot be restored, and nothing was changed: {{problem}}',
  backupOverdue: 'No backup has succeeded since {{at}}, for more than a week',
  backupNever: 'No backup has succeeded yet',
} as const;

/** Why a step in the life of a rate book is refused. */
export const RATE_BOOKS = {
  rateBookUnknown: 'No rate book, or more than one, has a hash that begins with {{hash}}',
  rateBookUnfit: 'Rate book {{hash}} has faults',
  rateBookWithdrawn: 'Rate book {{hash}} is withdrawn',
  rateBookOnly:
    'Rate book {{hash}} is the only one of the default scheme: activate another one first',
  rateBookActive: 'Rate book {{hash}} is already activated, and can no longer be changed',
  rateBookApproved: 'Rate book {{hash}} is already approved',
  rateBookUnapproved: 'Rate book {{hash}} is not approved',
  rateBookOwnDraft: 'Rate book {{hash}} must be approved by somebody other than its drafter',
  ownDraftUnsaid:
    'must be true where the book or table was drafted here and no second person approves it',
  publisherNew:
    'The rate book is signed by the key {{given}}, and scheme {{scheme}} has no publisher yet: compare the key with what its publisher says, and import the file again with trust',
  publisherOther:
    'The rate book is signed by the key {{given}}, and the publisher of scheme {{scheme}} has the key {{known}}: ask the publisher, and import the file with trust only if the new key is theirs',
  publisherMissing:
    'The rate book is not signed, and the publisher of scheme {{scheme}} has the key {{known}}: ask the publisher for the signed file, or import this one with trust',
  keyFileThere: '{{file}} already exists: a key is never overwritten',
  notSigningKey: '{{file}} is not an Ed25519 private key (PKCS #8, PEM)',
} as const;

/** What is said of records of persons and their erasure. */
export const RECORDS = {
  onlyNamedDriver:
    'The person is only a named driver on quotes of other customers, which stay: {{quotes}}. The details are erased with those customers',
  policiesHeld:
    'Policies must still be kept: {{count}}, the first until {{until}}. Keep them and erase the rest, or erase them with a note that says why',
  erasureNoteNeeded: 'is needed where policies are erased that must still be kept',
  erasureNoteNames: 'must not name the person: the history keeps it for good',
  quotesChanging: 'The quotes of this customer are being changed: try again',
} as const;

/** Every message of the program by its code, in English. `{{name}}` takes the value of that name. */
export const ENGLISH = {
  ...REMARKS,
  ...WARNINGS,
  ...RATED,
  ...FINDINGS,
  ...RENEWAL,
  ...FAULTS,
  ...PEOPLE,
  ...RATE_BOOKS,
  ...LEVY_TABLES,
  ...WORKBOOK,
  ...DATASETS,
  ...BACKUPS,
  ...DATA_FAULTS,
  ...RECORDS,
};

export type MessageCode = keyof typeof ENGLISH;
