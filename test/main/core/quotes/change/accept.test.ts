import { beforeEach, describe, expect, test } from 'vitest';
import type { Caller, Context } from '../../../../../src/main/core/dispatcher.ts';
import { acceptQuote, bindQuote } from '../../../../../src/main/core/quotes/change/accept.ts';
import { addCover } from '../../../../../src/main/core/quotes/change/change-terms.ts';
import { recordDriverNumber } from '../../../../../src/main/core/quotes/change/record.ts';
import { decideReferral } from '../../../../../src/main/core/quotes/change/refer.ts';
import { confirmSuitability } from '../../../../../src/main/core/quotes/change/suitability.ts';
import { getQuote } from '../../../../../src/main/core/quotes/sale/retrieve.ts';
import type { Result } from '../../../../../src/shared/result/result.ts';
import { versionOf } from '../../../../../src/shared/schemas/quotes/quote-version.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { SAMPLE_DOCUMENT } from '../../../../support/quotes/any-document.ts';
import { CHECKED } from '../../../../support/quotes/ready-for-cover.ts';
import { AT_A_CLIENT, CONTEXT, openQuotes, valueIn } from '../open-quotes.ts';

const DRIVER_NUMBER = '123456789';
let quoteId: string;
const quotes = openedForAll(() => openQuotes());
beforeEach(async () => {
  quoteId = await quotes.submitted();
});

const payment = (paymentReference = 'PAY') =>
  ({ quoteId, paymentMethod: 'card', paymentReference }) as const;
// Of an API client: the payment is all that it needs.
const accept = (reference?: string, context: Context = AT_A_CLIENT) =>
  acceptQuote(quotes.parts)(payment(reference), context);
const record = (driverNumber = DRIVER_NUMBER, context: Context = CONTEXT) =>
  recordDriverNumber(quotes.parts)({ quoteId, driverNumber }, context);
/** Confirms that the quote suits its customer. */
const suits = async () => {
  const said = { reasons: ['meetsDemands' as const], confirmedBy: 'Niamh Byrne' };
  valueIn(await confirmSuitability(quotes.parts)({ quoteId, ...said }, CONTEXT));
};
const read = async () => valueIn(await getQuote(quotes.parts)({ id: quoteId }, CONTEXT));
const codeOf = (result: Result<unknown>) =>
  result.ok
    ? undefined
    : [result.fault.kind, (result.fault as { message: { code: string } }).message.code];

const REFERRED = {
  ...SAMPLE_DOCUMENT,
  Customer: { ...SAMPLE_DOCUMENT.Customer, LicenceType: 'Provisional' },
};
const client = (permissions: readonly ('quote:accept' | 'quote:override')[]): Caller => ({
  kind: 'client',
  id: 'qd-one',
  permissions: new Set(permissions),
  ownQuotesOnly: false,
});

/** What a call kept with its change. */
function keeping() {
  const kept: unknown[] = [];
  const keep = (result: Result<unknown>) => {
    kept.push(result);
    return undefined;
  };
  return { kept, context: { ...CONTEXT, keep }, atAClient: { ...AT_A_CLIENT, keep } };
}

describe('an accepted quote', () => {
  test('is a policy from its inception, and its history says how it was paid', async () => {
    const policy = valueIn(await accept('P\u00adAY-1'));
    expect(policy).toEqual({
      quoteId,
      policyId: policy.policyId,
      status: 'accepted',
      policyStartDate: SAMPLE_DOCUMENT.Policy.InceptionDate,
      policyEndDate: SAMPLE_DOCUMENT.Policy.ExpiryDate,
      warnings: [
        { code: 'suitabilityMissing' },
        { code: 'noDriverNumber' },
        { code: 'termsNotGiven' },
      ],
    });
    const { policyId, status, history } = await read();
    expect({ policyId, status }).toEqual({ policyId: policy.policyId, status: 'accepted' });
    const startsAt = SAMPLE_DOCUMENT.Policy.InceptionDate;
    const detail = { paymentMethod: 'card', paymentReference: 'PAY-1', policyId, startsAt };
    expect(history.at(-1)).toEqual({
      kind: 'accepted',
      at: '2026-11-21T09:30:00Z',
      by: 'qd-one',
      detail,
    });
  });

  test('is the same policy for the same payment, and a conflict for another', async () => {
    const policy = valueIn(await accept());
    expect(valueIn(await accept())).toEqual(policy);
    expect(valueIn(await accept('P\u00adAY'))).toEqual(policy);
    expect(codeOf(await accept('OTHER'))).toEqual(['conflict', 'otherPayment']);
    expect((await read()).history).toHaveLength(2);
  });

  test('changes no more, but for its driver number', async () => {
    valueIn(await accept());
    const add = addCover(quotes.parts)({ quoteId, addonType: 'legal' }, CONTEXT);
    expect(codeOf(await add)).toEqual(['conflict', 'quoteAccepted']);
    expect(valueIn(await record()).driverNumber).toBe(DRIVER_NUMBER);
    expect(valueIn(await accept()).warnings).not.toContainEqual({ code: 'noDriverNumber' });
  });

  test('keeps its answer with its change, and no answer with a refusal', async () => {
    const { kept, atAClient } = keeping();
    const policy = await accept('PAY', atAClient);
    expect(kept).toEqual([policy]);
    await accept('OTHER', atAClient);
    expect(kept).toHaveLength(1);
  });
});

describe('a driver number', () => {
  test('stands in the history once each time that it changes, the last one holds', async () => {
    const { kept, context } = keeping();
    valueIn(await record());
    valueIn(await record());
    const answer = await record('987654321', context);
    const { history, driverNumber } = valueIn(answer);
    expect(kept).toEqual([answer]);
    expect(driverNumber).toBe('987654321');
    expect(history.slice(1)).toMatchObject(
      [DRIVER_NUMBER, '987654321'].map((number) => ({
        kind: 'driverNumber',
        by: 'desk',
        at: '2026-11-21T09:30:00Z',
        detail: { driverNumber: number },
      })),
    );
    expect(await read()).toEqual(valueIn(answer));
  });

  test('is not recorded past the validity of an open quote', async () => {
    const { expiresAt } = (await quotes.parts.quotes.find(quoteId))?.quote ?? { expiresAt: 0 };
    const late = { ...CONTEXT, now: expiresAt };
    expect(codeOf(await record(DRIVER_NUMBER, late))).toEqual(['conflict', 'quoteExpired']);
    expect(codeOf(await accept('PAY', late))).toEqual(['conflict', 'quoteExpired']);
    const justInTime = { ...AT_A_CLIENT, now: expiresAt - 1 };
    expect((await record(DRIVER_NUMBER, justInTime)).ok).toBe(true);
    expect((await accept('PAY', justInTime)).ok).toBe(true);
  });
});

describe('who meant another version', () => {
  const stale = { ...AT_A_CLIENT, versions: ['another'] };

  test('changes nothing, and is told the present one', async () => {
    const version = versionOf(await read());
    const fault = {
      kind: 'preconditionFailed',
      message: { code: 'quoteChanged', values: { id: quoteId, version } },
    };
    for (const result of [await accept('PAY', stale), await record(DRIVER_NUMBER, stale)]) {
      expect(result).toEqual({ ok: false, fault });
    }
    expect((await read()).history).toHaveLength(1);
    expect((await accept('PAY', { ...AT_A_CLIENT, versions: ['another', version] })).ok).toBe(true);
  });

  test('is told what would refuse the change anyway', async () => {
    valueIn(await accept());
    expect(codeOf(await accept('OTHER', stale))).toEqual(['conflict', 'otherPayment']);
  });
});

describe('a referred quote', () => {
  beforeEach(async () => {
    quoteId = await quotes.submitted(REFERRED);
  });

  test('is accepted by a client that may override, and by the desk once it is decided', async () => {
    const refused = await accept('PAY', { ...CONTEXT, caller: client(['quote:accept']) });
    expect(refused).toMatchObject({
      ok: false,
      fault: {
        kind: 'forbidden',
        message: { code: 'referralPermission', values: { id: quoteId } },
        permission: 'quote:override',
      },
    });
    const both = client(['quote:accept', 'quote:override']);
    expect((await accept('PAY', { ...CONTEXT, caller: both })).ok).toBe(true);
    expect((await read()).history.at(-1)?.by).toBe('qd-one');
    quoteId = await quotes.submitted(REFERRED);
    await suits();
    const request = { ...payment(), ...CHECKED };
    const atDesk = () => acceptQuote(quotes.parts)(request, CONTEXT);
    await record();
    expect(await atDesk()).toMatchObject({
      ok: false,
      fault: { errors: [{ path: 'referral', message: { code: 'referralUndecided' } }] },
    });
    const approval = { quoteId, decision: 'approve', note: 'Agreed' } as const;
    valueIn(await decideReferral(quotes.parts)(approval, CONTEXT));
    expect((await atDesk()).ok).toBe(true);
  });
});

describe('bound at the desk', () => {
  const bind = (more: object = {}, context: Context = CONTEXT) =>
    bindQuote(quotes.parts)({ ...payment(), ...CHECKED, ...more }, context);
  beforeEach(suits);

  test('a quote is accepted after its driver number, and answered', async () => {
    const quote = valueIn(await bind({ driverNumbers: [{ driverNumber: DRIVER_NUMBER }] }));
    expect(quote).toMatchObject({ status: 'accepted', driverNumber: DRIVER_NUMBER });
    expect(quote.history.map(({ kind }) => kind)).toEqual([
      'submitted',
      'suitability',
      'driverNumber',
      'accepted',
    ]);
    expect(await read()).toEqual(quote);
  });

  test('a quote without a driver number is refused for that', async () => {
    expect(await bind()).toMatchObject({
      ok: false,
      fault: { errors: [{ path: 'driverNumbers', message: { code: 'numbersMissing' } }] },
    });
    expect((await read()).history).toHaveLength(2);
  });

  test('another version is neither given a driver number nor accepted', async () => {
    const stale = { ...CONTEXT, versions: ['another'] };
    for (const more of [{}, { driverNumbers: [{ driverNumber: DRIVER_NUMBER }] }]) {
      expect((await bind(more, stale)).ok).toBe(false);
    }
    expect((await read()).history).toHaveLength(2);
    const versions = [versionOf(await read())];
    expect(
      (await bind({ driverNumbers: [{ driverNumber: DRIVER_NUMBER }] }, { ...CONTEXT, versions }))
        .ok,
    ).toBe(true);
  });
});
