import type { App } from '../../../src/main/app/app.ts';
import type { InputOf, OperationName, OutputOf } from '../../../src/shared/contract/contract.ts';
import type { Selling } from '../../../src/shared/domain/desk/selling.ts';
import { driverNumberFault } from '../../../src/shared/domain/driver-number.ts';
import { fieldPaths } from '../../../src/shared/domain/quote-fields/quote-fields.ts';
import { ask as askApp } from '../host/ask.ts';

/** How a firm sells whose settings state all that a statement of suitability needs. */
export const SELLING: Selling = {
  scope: 'limited',
  insurers: 'the insurers that are listed here',
  paidBy: 'both',
  commission: 12.5,
  fee: '€50 for a new policy',
};

/** Asks the desk. */
export type AskDesk = <N extends OperationName>(
  operation: N,
  input: InputOf<N>,
) => Promise<OutputOf<N>>;

/** Numbers of an Irish licence, and of one of Great Britain. */
const NUMBERS = ['123456789', 'MURPH701013AA9BB'];

/** What an acceptance says of the checklist. */
export const CHECKED = { confirmed: fieldPaths, termsGiven: true } as const;

/**
 * Does what the checklist of a quote wants before it goes on cover.
 * @returns what goes with the acceptance
 */
export async function readyForCover(
  ask: AskDesk,
  quoteId: string,
  { withSuitability = true } = {},
): Promise<typeof CHECKED> {
  const { name, selling } = await ask('getFirm', {});
  if (name === '') await ask('saveFirm', { name: 'Byrne Insurances Ltd' });
  if (selling.scope === null) await ask('saveFirm', { selling: SELLING });
  const { customer, driverNumber, drivers = [] } = await ask('getQuote', { id: quoteId });
  const people = [{ ...customer, driverNumber }, ...drivers];
  for (const [driver, { driverNumber: known, licenceType }] of people.entries()) {
    const fits = NUMBERS.find((each) => driverNumberFault(each, licenceType) === undefined);
    if (known !== undefined || fits === undefined) continue;
    const whose = driver === 0 ? {} : { driver };
    await ask('recordDriverNumber', { quoteId, driverNumber: fits, ...whose });
  }
  const { checklist } = await ask('getQuotePage', { id: quoteId });
  const isMissing = (what: string) =>
    checklist.some(({ code, state }) => code === what && state === 'missing');
  if (isMissing('referral')) {
    await ask('decideReferral', { quoteId, decision: 'approve', note: 'Agreed by telephone' });
  }
  if (withSuitability && isMissing('suitability')) {
    const confirmedBy = 'Niamh Byrne';
    await ask('confirmSuitability', { quoteId, reasons: ['meetsDemands'], confirmedBy });
  }
  return CHECKED;
}

/** Accepts a quote at the desk of an application, with everything on its checklist done. */
export async function onCover(
  app: Pick<App, 'dispatch'>,
  request: InputOf<'acceptQuote'>,
): Promise<OutputOf<'acceptQuote'>> {
  const ask: AskDesk = (operation, input) => askApp(app, operation, input);
  const checked = await readyForCover(ask, request.quoteId);
  return ask('acceptQuote', { ...checked, ...request });
}
