import type { CommandDefinition } from '../common/command.ts';
import { backupCommands } from './backups.ts';
import { accidentCommands, complaintCommands } from './claims.ts';
import { customerCommands } from './customers.ts';
import { noticeCommands } from './database-notices.ts';
import { datasetCommands } from './datasets.ts';
import { demoCommand } from './demo.ts';
import { documentCommands, firmCommands } from './documents.ts';
import { encryptionCommands } from './encryption.ts';
import { dataFolderCommands, hostCommands } from './host.ts';
import { levyTableCommands } from './levy-tables.ts';
import { officeCommands } from './office.ts';
import { paymentCommands } from './payments.ts';
import { clientCommands, userCommands } from './people.ts';
import { policyCommands } from './policies.ts';
import { marketCommands, priceCommands } from './pricing.ts';
import { quoteChangeCommands } from './quote-changes.ts';
import { quoteCommands } from './quotes.ts';
import { rateBookCommands } from './rate-books.ts';
import { statusCommand } from './status.ts';

/** What each noun is, before its commands. */
export const GROUPS: Readonly<Record<string, string>> = {
  quote: 'price risks, and submit, show, change and accept quotes',
  policy: 'read, change, cancel and reinstate what was sold, record accidents and how it is paid',
  complaint: 'the complaints of customers, with their deadlines',
  referral: 'the quotes that wait for an underwriter',
  document: 'make and verify documents',
  decline: 'the risks that underwriting declined',
  product: 'the products on offer',
  renewal: 'the price of a renewal',
  vehicle: 'what is known of a vehicle',
  address: 'what is known of an address',
  dataset: 'import, list and remove vehicles, addresses and customers',
  customer: 'export and erase the records of a person',
  consent: 'the marketing consents of a customer',
  retention: 'how long records are kept',
  client: 'issue and revoke the clients of the API',
  refusal: 'what the API refused',
  user: 'manage who signs in at the desk and what each may do',
  firm: 'the firm, as it stands on its documents',
  'rate-book': 'list, check, compare, import, approve and export rate books',
  'levy-table': 'list, check, import, approve and export the tables of levies',
  'signing-key': 'the keys that sign rate books and levy tables',
  office: 'the PostgreSQL on which the hosts of an office work',
  backup: 'make, check and restore backups',
  'data-folder': 'check, repair and move the data',
  encryption: 'encrypt the data on the drive, and manage their keys',
  clock: 'confirm the clock when it is behind the history',
  link: 'the links to the screens of the browser host',
};

/** Every command of the operator, in the order of the help. */
export const commands: readonly CommandDefinition[] = [
  demoCommand,
  statusCommand,
  ...priceCommands,
  ...quoteCommands,
  ...quoteChangeCommands,
  ...policyCommands,
  ...accidentCommands,
  ...complaintCommands,
  ...paymentCommands,
  ...noticeCommands,
  ...documentCommands,
  ...marketCommands,
  ...datasetCommands,
  ...customerCommands,
  ...clientCommands,
  ...userCommands,
  ...firmCommands,
  ...rateBookCommands,
  ...levyTableCommands,
  ...officeCommands,
  ...backupCommands,
  ...dataFolderCommands,
  ...encryptionCommands,
  ...hostCommands,
];
