import { SILENT } from './silent.ts';
import { DAMAGE, INSTALLATION, STORAGE } from './storage-faults.ts';

/** Why a command ends. */
const COMMANDS = {
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

/** What the storage of a folder kept a command from: with the folder, which no one else names. */
const COMMAND_STORAGE = {
  commandFull: `There was no room left on the drive of the data folder {{folder}}: ${UNFINISHED}. Free some space there, then try again`,
  commandFailing: `The drive of the data folder {{folder}} reports an error: ${UNFINISHED}. Check the drive, then try again`,
  commandReadOnly: `The data folder {{folder}} or a file in it cannot be written: ${UNFINISHED}. Allow writing there, then try again`,
  commandLocked: `Another program has locked the database in {{folder}}: ${UNFINISHED}. Close that program, then try again`,
} as const;

/** Why an operation did not do what it was asked to: each is a sentence, or begins one. */
const OPERATIONS = {
  invalidRequest: 'Invalid request',
  invalidXml: 'Invalid XML format',
  invalidDocument: 'Invalid quote document',
  declined: 'The risk is declined',
  internal: 'Something failed inside',
  internalLogged: 'Something failed inside; it has been logged',
  noOperation: 'There is no operation {{operation}}',
  permissionRequired: 'Insufficient permissions for the operation: it requires {{permission}}',
  referralPermission:
    'Insufficient permissions for the operation: accepting quote {{id}} requires {{permission}}, because it is referred: {{reasons}}',
  quoteRefused: 'Quote {{id}} was refused by an underwriter: {{reasons}}',
  notAPolicy: 'Quote {{id}} is not a policy: it can only be quoted again as another offer',
  policyOver:
    'The policy of quote {{id}} has ended: it can only be renewed, or quoted again as another offer',
  nothingToDecide:
    'Quote {{id}} is not waiting for a decision: it is not referred, or it is already decided',
  notLost: 'Quote {{id}} is not marked as lost',
  startPermission:
    'Insufficient permissions for the operation: beginning the cover of quote {{id}} before it was accepted requires {{permission}}',
  passPermission:
    'Insufficient permissions for the operation: passing what is missing before quote {{id}} goes on cover requires {{permission}}',
  leviesChanged: 'The levies have changed since quote {{id}} was made: submit the risk again',
  duplicateStop:
    'The car of quote {{id}} has another open quote or a policy for some of the same days ({{others}}): give a reason (duplicateReason) to accept it all the same',
  duplicateStopUnnamed:
    'The car of quote {{id}} has another open quote or a policy for some of the same days: give a reason (duplicateReason) to accept it all the same',
  duplicatePermission:
    'Insufficient permissions for the operation: the car of quote {{id}} has another open quote or a policy for some of the same days, and accepting it requires {{permission}}',
  noRateBook: 'No rate book is in force today',
  rateBookAbsent: 'The rate book is missing',
  vehicleNotFound: 'Vehicle not found',
  addressNotFound: 'Address not found',
  customerNotFound: 'Customer not found',
  renewalNotFound: 'Renewal not found: customers have been imported again since',
  quoteNotFound: 'Quote {{id}} not found',
  policyNotFound: 'Policy {{id}} not found',
  noRenewalOffered: 'No renewal of policy {{id}} is offered',
  policyNotOver: 'Policy {{id}} is not over: there is no letter that it lapsed',
  policyLapsed: 'Policy {{id}} ended on {{day}}: it can not be renewed any more, make a new quote',
  accidentNotFound: 'Policy {{id}} has no accident {{number}}',
  complaintNotFound: 'Quote {{id}} has no complaint {{number}}',
  complaintAnswered: 'Complaint {{number}} is answered: what comes after it is a new complaint',
  policyCancelled: 'Policy {{id}} is cancelled from {{at}}: reinstate it first',
  policyNotCancelled: 'Policy {{id}} is not cancelled',
  transactionLater:
    'Transaction {{number}} ({{kind}}) takes effect at {{effectiveAt}}, after {{at}}: it must be reversed first',
  changedForDays:
    'Transaction {{number}} changes the policy until {{to}}: another change can take effect from {{from}} on, or once that one is reversed',
  notTheLast:
    'Transaction {{number}} is not the last one that stands: {{last}} is, and only that can be reversed',
  nothingReceived: 'No payment of quote {{id}} is recorded: there is no receipt',
  nothingOwed: 'Nothing is owed for policy {{id}}: there is nothing to plan',
  planStands: 'Line {{line}} is a plan that is not paid yet: withdraw it first',
  transactionNotFound: 'Policy {{id}} has no transaction {{number}}',
  reinstatementOver: 'The policy could be reinstated until {{day}}',
  effectiveEarlier:
    'Insufficient permissions for the operation: a change of cover that is past requires {{permission}}',
  endsFromStart:
    'Insufficient permissions for the operation: cancelling a policy from its start requires {{permission}}',
  changeReferred:
    'Insufficient permissions for the operation: the change requires {{permission}}, because it is referred: {{reasons}}',
  quoteAccepted: 'Quote {{id}} is accepted',
  quoteExpired: 'Quote {{id}} is expired',
  pricedLater:
    'Quote {{id}} is priced for cover from {{day}}: cover that begins earlier costs something else, and needs a quote of its own',
  quoteFull:
    'Quote {{id}} was changed {{most}} times, the most that is possible: submit the risk again',
  quoteChanging: 'Quote {{id}} is being changed by others',
  quoteChanged: 'Quote {{id}} was changed in the meantime; it is now at {{version}}',
  otherPayment: 'Quote {{id}} was accepted with another payment',
  draftNotFound: 'The draft no longer exists',
  draftChanged: 'The draft was changed, deleted or made into a quote in another window',
  draftMade: 'The draft is being made into a quote in another window',
  draftTooLarge: 'A draft may have up to 64 KiB',
  documentNotFound: 'Document not found',
  documentPruned:
    'The quote was changed since this document was made, and its file is no longer kept; generate the document again',
  linkSignature: 'The signature of this link is not valid',
  linkExpired: 'This link has expired; generate the document again',
  declinedNotFound: 'Declined risk {{id}} not found',
  notRefused: 'Quote {{id}} was not refused: there is no letter about it',
  notSold: 'Quote {{id}} is no policy: it has no such document',
  noEndorsement: 'Policy {{id}} has no such change that stands: there is no endorsement of it',
  noBonusYet: 'Policy {{id}} has covered no day yet: there is no bonus to prove',
  noCoverLeft: 'Policy {{id}} covers no day from today on: there is no cover to confirm',
  noTermsOfBusiness: 'The firm has no terms of business: add them in the settings',
  scopeNotStated: 'The settings do not state how much of the market the firm compares',
  insurersNotStated: 'The settings do not name the insurers that the firm compares',
  paidByNotStated: 'The settings do not state how the firm is paid',
  feeNotStated: 'The settings do not state the fee of the firm',
  feeNotForeseen:
    'The premium includes a fee of the broker of {{amount}} euro, but the settings state that the firm charges none',
  noFirmFile: 'The firm has no such file',
  firmFileTooLarge: 'The file is larger than {{most}} KiB',
  notPdf: 'The file is not a whole PDF',
  noteNotFound: 'The note is no longer there',
  tooManyNotes: 'There are {{most}} notes already, the most that is possible',
  attachmentNotFound: 'The file is no longer attached',
  attachmentTooLarge: 'The file is larger than {{most}} MB',
  notAttachable:
    'Only a PDF, a JPEG or a PNG can be attached: the file is none of them, whatever it is called',
  tooManyAttachments:
    'The quote has {{most}} files already, the most that is possible: remove one first',
  attachmentElsewhere:
    '{{name}} was attached at another desk, and the office does not have it yet, or is out of reach: try again later',
  notImage: 'The logo must be a PNG or JPEG image',
  imageDamaged:
    'The image is damaged, or of a kind that cannot be printed, such as an interlaced PNG: save it again with another program',
  imageSize:
    'The logo must be {{least}} to {{most}} pixels wide and high; it is {{width}} by {{height}}',
  linksUseless: 'The API is off, so no link would work',
  clientNotFound: 'Client {{id}} not found',
  clockNotBehind: 'The clock is not behind the history: there is nothing to confirm',
  chosenSecretShort:
    'The first client was not issued: QUOTEDESK_CLIENT_SECRET must have {{least}} characters or more',
  clientRevoked: 'Client {{id}} is revoked',
  clientNameTaken:
    'Client {{id}} already has the name {{name}}; choose another name, or revoke that client first',
  tokenFieldMissing: 'Invalid token request: {{name}} is required',
  grantType: 'Only the grant type client_credentials is supported',
  scope: 'The scope must be {{scope}}',
  credentials: 'The client or its secret is not valid',
  credentialsNotEncoded:
    'The client or its secret is not valid, or they were not form-encoded before they were joined for HTTP Basic (RFC 6749 2.3.1): curl -u does not do that. Encode both, or send them as client_id and client_secret in the body',
  logUnreadable: 'The log {{file}} cannot be read',
  trainingAbsent: 'Training is available from the screens only',
  trainingNotOpened: 'The training data cannot be opened: {{problem}}',
  trainingNotReset: 'The training data cannot be made again: {{problem}}',
} as const;

const NEW_LINK = 'Run “{{command}}” where Quotedesk runs, and open the new link.';

/** Why a request is refused before any operation sees it. */
const REQUESTS = {
  charset: 'The charset {{charset}} is not supported: send {{readable}}',
  address: 'This address cannot be read',
  addressUnknown: 'There is nothing at this address',
  addressTakes: 'This address takes {{methods}} only',
  docsNotBuilt: 'The page of the API was not built; its description is at /openapi.json',
  ownAddress: 'This host answers at {{address}} only',
  authorizationTwice: 'Invalid request: Authorization was sent more than once',
  otherSites: 'Requests from other sites are refused',
  rateLimit: 'Rate limit exceeded',
  token: 'Unauthorized: the access token is missing or invalid',
  dataSilent: 'The database does not answer',
  officeSilent:
    'The database of the office does not answer: nothing was changed. Prices and what is here can still be read',
  officeNone:
    'This database holds no office. Make one with: quotedesk office create NAME, and the same database',
  officeThere: 'This database holds an office already: {{name}}. Nothing was changed',
  officeForeign:
    'This database holds tables of something else. Make an office in a database of its own; nothing was changed',
  officeNewer:
    'A newer version of Quotedesk wrote this database of an office. Install that version or a later one; nothing was changed',
  officeAhead:
    'A newer version of Quotedesk has worked in this office. Install that version here: what is here stays, and the exchange then goes on',
  officeOther:
    'This data folder is of another office than {{name}}. Name a new folder; nothing was changed',
  officeFolderFull:
    'This data folder has quotes of its own, and is no host of {{name}}. Name a new folder; nothing was changed',
  officeOfDesk:
    'This data folder is of a desk that has joined an office over the network. Name a new folder, or leave --database and QUOTEDESK_DATABASE_URL away',
  officeNotNamed:
    'This data folder is of a host of an office. Name the database of the office: --database, or QUOTEDESK_DATABASE_URL',
  joiningCodeWrong:
    'The office does not take this code: it was used, is older than ten minutes, or was mistyped. Ask for a new one',
  joiningCodeForm: 'A joining code has 26 letters and digits, as XXXX-XXXX-XXXX-XXXX-XXXX-XXXX-XX',
  officeAway: 'No office answers at {{url}}: it may be out of reach, or have another address',
  codeCertificate:
    'The certificate at this address is not the one of the code: the code was mistyped, or this is another office. Nothing was sent to it',
  officeCertificate:
    'The office has another certificate than when this desk joined, and nothing was sent to it. Where an administrator has renewed it, leave the office and join it again',
  officeAnswers: 'The office answers with status {{status}}: is this its address?',
  officeUrl:
    'The address of an office begins with https:// and has no path, as https://office.example',
  officeJoined: 'This desk has joined {{name}} already',
  officeNotJoined: 'This desk has joined no office',
  officeDecides: 'This comes from the office: an administrator changes it there',
  deskUnknown: 'No desk that may exchange with this office has signed this',
  deskRevoked:
    'The office has ended what this desk may do, and it keeps what it has. To go on, leave the office here, and join it again by a new code of an administrator',
  deskKey:
    'The key of this desk cannot be opened: the key of this computer is another one. Leave the office, and join it again',
  deskClock:
    'The clock of this desk is more than ten minutes wrong: set it, and the exchange goes on',
  officeQuestion:
    'A desk asked what this version of Quotedesk does not know: update the hosts of the office',
  eventForged: 'An event is not what its hash says: none of them was taken',
  deskRevokedBefore: 'This desk was revoked already, at {{at}}',
  deskNone: 'This office has no desk {{id}}',
  officeImportDamaged: 'This data folder is not whole, and nothing was taken: {{problem}}',
  officeImportOther:
    'The office has other events under the numbers of this data folder: it is an older copy of one that was taken before. Nothing more was taken',
  officeExportThere: 'There are data in {{folder}} already: name a new folder',
  hostHasNoScreens:
    'The host of {{folder}} is for other computers, and has no screens: start another host of the office without --listen',
  databaseUrlForm: 'The database of an office is named as postgres://user@host/database',
  officeUnnamed: 'Name the database of the office: --database, or QUOTEDESK_DATABASE_URL',
  officeUnreachable: 'The database of the office does not answer: {{problem}}',
  bodyTooLarge: 'The body is larger than 64 KiB',
  bodyEmpty: 'Invalid request: the body is empty',
  bodyNotJson: 'Invalid request: the body is not valid JSON',
  bodyLength: 'Invalid request: the body is not as long as Content-Length says',
  bodyDepth: 'Invalid request: the body nests too deeply',
  bodyBytes: 'Invalid request: the body holds bytes that are not UTF-8',
  bodyHalfCharacter: 'Invalid request: the body holds half of a character (a lone surrogate)',
  bodyName: 'Invalid request: the body has {{name}}, which is not allowed',
  bodyNameTwice: 'Invalid request: the body has "{{name}}" twice',
  contentTypeMissing: 'Content-Type is missing: send {{types}}',
  contentTypeNotTaken: 'Content-Type is not supported here: send {{types}}',
  contentEncoding: 'Content-Encoding {{encoding}} is not supported: send the body unencoded',
  ifMatch: 'Invalid request: If-Match must be a tag in quotes, as ETag gave it',
  keyForm: 'Invalid request: Idempotency-Key must be 1 to 255 printable ASCII characters',
  keyReused: 'This Idempotency-Key was used before, with another request',
  keyUnanswered:
    'The first request with this Idempotency-Key has no answer yet; if the host stopped, look the quote up',
  tokenFieldTwice: 'Invalid token request: {{name}} was sent more than once',
  tokenNotBasic: 'The Authorization header of a token request must be HTTP Basic',
  credentialsTwice: 'Credentials were sent in two ways at once',
  environment: 'An environment is one of {{environments}}',
  screensOnly: 'Only the screens of Quotedesk may call this',
  operationName: 'An operation is named by a string',
  versionForm: 'A version is the tag that a quote was read with',
  callTooLarge: 'The body is too large',
  callNotJson: 'The body must be JSON',
  callMalformed: 'The body is not valid JSON',
  notSignedIn: `This browser is not signed in to Quotedesk. ${NEW_LINK}`,
  sessionExpired: `This session ended after {{hours}} hours. ${NEW_LINK}`,
  sessionSignedOut: `You have signed out. ${NEW_LINK}`,
  sessionReplaced: `This session ended because a newer link was opened. ${NEW_LINK}`,
  launchLinkUsed: `This link was used already. ${NEW_LINK}`,
} as const;

/** Why long work ended early. */
const LONG_WORK = {
  jobNotFound: 'This work is no longer known: start it again',
  cancelled: 'It was cancelled; nothing was changed',
  workEnded: 'The work ended before it was done: try again',
  workTooLarge: 'The work needed too much memory: the input is too large, or has too many faults',
} as const;

/** What the screens find themselves. */
const SCREENS = {
  ...SILENT,
  overtaken:
    'The quote was changed in the meantime. It is shown as it is now: look at it, then try again.',
  exportFailed: 'The file could not be made. Narrow the list down, then try again.',
} as const;

/** What went wrong, as sentences. */
export const FAULTS = {
  ...OPERATIONS,
  ...REQUESTS,
  ...LONG_WORK,
  ...COMMANDS,
  ...COMMAND_STORAGE,
  ...SCREENS,
  ...STORAGE,
  ...DAMAGE,
  ...INSTALLATION,
};
