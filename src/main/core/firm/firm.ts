import { checker } from '../../../shared/contract/check.ts';
import { isJsonObject } from '../../../shared/data/json-object.ts';
import { slotFault } from '../../../shared/domain/desk/letter-text.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { linesFault, textFault } from '../../../shared/domain/text/text-fault.ts';
import { tidyLine } from '../../../shared/domain/text/tidy.ts';
import { done, type InputError, invalid, type Result } from '../../../shared/result/result.ts';
import {
  Firm,
  type FirmChange,
  type FirmTexts,
  NO_FIRM,
} from '../../../shared/schemas/desk/firm.ts';
import type { ChangingSettings } from '../desk/settings.ts';

/** The name under which the firm is stored among the settings, as one JSON. */
const NAME = 'firm';

const check = checker(Firm);

/** What was kept before a field was known has the field without anything in it. */
function firmOf(kept: string | undefined): Firm {
  const parsed: unknown = kept === undefined ? undefined : JSON.parse(kept);
  if (!isJsonObject(parsed)) return NO_FIRM;
  const checked = check({ ...NO_FIRM, ...parsed });
  return 'value' in checked ? checked.value : NO_FIRM;
}

/** The firm as it is kept; nothing of it where nothing was set. */
export async function readFirm(settings: ChangingSettings): Promise<Firm> {
  return firmOf(await settings.read(NAME));
}

/** What is changed of the firm: a part, or a part of how it sells or of its texts. */
type Change = Omit<Partial<Firm>, 'selling' | 'texts'> & Pick<FirmChange, 'selling' | 'texts'>;

/** Changes some of what is kept of the firm. @returns all of it */
export async function changeFirm(settings: ChangingSettings, change: Change): Promise<Firm> {
  const changed = (firm: Firm): Firm => ({
    ...firm,
    ...change,
    selling: { ...firm.selling, ...change.selling },
    texts: {
      en: { ...firm.texts.en, ...change.texts?.en },
      ga: { ...firm.texts.ga, ...change.texts?.ga },
    },
  });
  return firmOf(await settings.change(NAME, (kept) => JSON.stringify(changed(firmOf(kept)))));
}

/** Answers the firm. */
export function getFirm(settings: ChangingSettings) {
  return async (): Promise<Result<Firm>> => done(await readFirm(settings));
}

/** What every text of a change is, once it is tidy. Numbers and choices stay as they are. */
function tidied<T extends object>(change: T): T {
  const each = Object.entries(change).map(([name, value]) => [
    name,
    typeof value === 'string' ? tidyLine(value) : value,
  ]);
  return Object.fromEntries(each);
}

/** What is wrong with the texts that are not empty. @param within where they are, with its dot */
function textFaults(change: object, within: string): InputError[] {
  return Object.entries(change).flatMap(([name, text]) => {
    if (typeof text !== 'string' || text === '') return [];
    const said = textFault(text, 'letterOrDigit');
    return said ? [{ path: `${within}${name}`, message: said }] : [];
  });
}

/** What is wrong with the texts of e-mails in a language: their characters, or a slot. */
function letterFaults(texts: Partial<FirmTexts['en']>, within: string): InputError[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    if (text === '') return [];
    const isLine = name.endsWith('Subject');
    const said = (isLine ? textFault : linesFault)(text, 'letterOrDigit') ?? slotFault(text);
    return said ? [{ path: `${within}${name}`, message: said }] : [];
  });
}

/** C and a number; older authorisations have the number alone. */
const CENTRAL_BANK_NUMBER = /^C?\d{2,7}$/;

function numberFaults({ centralBankNumber = '', selling = {} }: FirmChange): InputError[] {
  const { commission = null } = selling;
  const isNumber = centralBankNumber === '' || CENTRAL_BANK_NUMBER.test(centralBankNumber);
  const isExact = commission === null || Number(commission.toFixed(2)) === commission;
  return [
    ...(isNumber ? [] : [{ path: 'centralBankNumber', message: message('centralBankNumber') }]),
    ...(isExact ? [] : [{ path: 'selling.commission', message: message('twoDecimals') }]),
  ];
}

/**
 * Changes what the firm says of itself, and what it lets people pass before cover. Documents that were
 * made stay as they are.
 */
export function saveFirm(settings: ChangingSettings) {
  return async ({ selling, texts, ...words }: FirmChange): Promise<Result<Firm>> => {
    const typed = [
      ...textFaults(words, ''),
      ...textFaults(selling ?? {}, 'selling.'),
      ...letterFaults(texts?.en ?? {}, 'texts.en.'),
      ...letterFaults(texts?.ga ?? {}, 'texts.ga.'),
    ];
    if (typed.length > 0) return invalid(typed);
    const change: FirmChange = {
      ...tidied(words),
      ...(words.centralBankNumber === undefined
        ? {}
        : { centralBankNumber: tidyLine(words.centralBankNumber).toUpperCase() }),
      ...(selling === undefined ? {} : { selling: tidied(selling) }),
      ...(texts === undefined ? {} : { texts }),
    };
    const faults = numberFaults(change);
    return faults.length > 0 ? invalid(faults) : done(await changeFirm(settings, change));
  };
}
