import { expect, type Page } from '@playwright/test';
import { BRIDGE_PATH, SESSION_KEY_HEADER } from '../../src/shared/contract/bridge.ts';
import type { InputOf, OperationName } from '../../src/shared/contract/contract.ts';
import type { Environment } from '../../src/shared/domain/desk/environment.ts';
import { type AskDesk, readyForCover } from '../support/quotes/ready-for-cover.ts';

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

/** Asks as the screens of a page do. @throws where it is refused */
export function askOf(page: Page, environment: Environment = 'live'): AskDesk {
  return async (operation, input) => {
    const answer = await bridge(page, operation, input, environment);
    expect(answer).toMatchObject({ ok: true });
    return answer.value;
  };
}

/** Accepts a quote with everything on its checklist done. @returns the id of the policy */
export async function acceptQuote(page: Page, quoteId: string, paymentReference = 'PAY-1') {
  const payment = { paymentMethod: 'card', paymentReference } as const;
  const ask = askOf(page);
  const checked = await readyForCover(ask, quoteId);
  return (await ask('acceptQuote', { quoteId, ...payment, ...checked })).policyId;
}
