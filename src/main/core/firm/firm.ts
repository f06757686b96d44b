import { checker } from '../../../shared/contract/check.ts';
import { done, type InputError, invalid, type Result } from '../../../shared/contract/result.ts';
import { textFault } from '../../../shared/domain/text/text-fault.ts';
import { tidy } from '../../../shared/domain/text/tidy.ts';
import { Firm, type FirmChange, NO_FIRM } from '../../../shared/schemas/desk/firm.ts';
import type { ChangingSettings } from '../workspace/settings.ts';

/** The name under which the firm is stored among the settings, as one JSON. */
const NAME = 'firm';

const check = checker(Firm);

function firmOf(kept: string | undefined): Firm {
  if (kept === undefined) return NO_FIRM;
  const checked = check(JSON.parse(kept));
  return 'value' in checked ? checked.value : NO_FIRM;
}

/** The firm as it is kept; nothing of it where nothing was set. */
export async function readFirm(settings: ChangingSettings): Promise<Firm> {
  return firmOf(await settings.read(NAME));
}

/** Changes some of what is kept of the firm. @returns all of it */
export async function changeFirm(settings: ChangingSettings, change: Partial<Firm>): Promise<Firm> {
  return firmOf(
    await settings.change(NAME, (kept) => JSON.stringify({ ...firmOf(kept), ...change })),
  );
}

/** Answers the firm. */
export function getFirm(settings: ChangingSettings) {
  return async (): Promise<Result<Firm>> => done(await readFirm(settings));
}

/** What is wrong with the words that are not empty. */
function faultsOf(change: FirmChange): InputError[] {
  return Object.entries(change).flatMap(([path, text]) => {
    const message = text === '' ? undefined : textFault(text, 'letterOrDigit');
    return message ? [{ path, message }] : [];
  });
}

/** Changes what the firm says of itself. Documents that were made stay as they are. */
export function saveFirm(settings: ChangingSettings) {
  return async (change: FirmChange): Promise<Result<Firm>> => {
    const faults = faultsOf(change);
    if (faults.length > 0) return invalid(faults);
    const tidied = Object.entries(change).map(([name, text]) => [name, tidy(text).trim()]);
    return done(await changeFirm(settings, Object.fromEntries(tidied)));
  };
}
