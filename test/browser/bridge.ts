import { expect, type Page } from '@playwright/test';
import {
  BRIDGE_PATH,
  type Environment,
  SESSION_KEY_HEADER,
} from '../../src/shared/contract/bridge.ts';
import type { InputOf, OperationName } from '../../src/shared/contract/contract.ts';
import { fieldPaths } from '../../src/shared/domain/quote-fields/quote-fields.ts';

/** The key of a page's session, as soon as it has one. */
export async function sessionKey(page: Page): Promise<string> {
  const key = await page.waitForFunction(() => sessionStorage.getItem('quotedesk-session-key'));
  return String(await key.jsonValue());
}

/** Does an operation by the session of a page, as its screens do. */
export async function bridge<N extends OperationName>(
  page: Page,
  operation: N,
  input: InputOf<N>,
  environment: Environment = 'live',
) {
  const { origin } = new URL(page.url());
  const answer = await page.request.post(`${origin}${BRIDGE_PATH}/${environment}/${operation}`, {
    data: input,
    headers: { origin, [SESSION_KEY_HEADER]: await sessionKey(page) },
  });
  return answer.json();
}

/** Submits a quote and answers its id. */
export async function submitQuote(
  page: Page,
  mark: string,
  surname = 'Ní Bhriain',
  environment: Environment = 'live',
) {
  const submission = {
    source: 'json' as const,
    document: {
      Policy: { InceptionDate: '2027-03-01T00:00:00Z', CoverType: 'Comprehensive' },
      Customer: { FirstName: 'Áine', Surname: surname, DateOfBirth: '1985-03-12' },
      Address: {},
      Vehicle: { RegistrationNumber: mark, Make: 'Ford', Model: 'Focus' },
    },
  };
  const { value } = await bridge(page, 'submitQuote', submission, environment);
  return String(value.quoteId);
}

/** Accepts a quote with every answer confirmed. @returns the id of the policy */
export async function acceptQuote(page: Page, quoteId: string, paymentReference = 'PAY-1') {
  const payment = { paymentMethod: 'card', paymentReference } as const;
  const accepted = await bridge(page, 'acceptQuote', {
    quoteId,
    ...payment,
    confirmed: fieldPaths,
  });
  expect(accepted).toMatchObject({ ok: true });
  return String(accepted.value.policyId);
}
