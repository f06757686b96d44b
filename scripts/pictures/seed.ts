import { expect, type Page } from '@playwright/test';
import { askOf, bridge } from '../../test/browser/bridge.ts';
import type { Served } from '../../test/support/host/served.ts';
import { readyForCover } from '../../test/support/quotes/ready-for-cover.ts';

interface Risk {
  readonly Customer: object;
  readonly Address?: object;
  readonly Vehicle: object;
  readonly ClaimsHistory?: object;
}

const YEAR = new Date().getUTCFullYear();

/** Risks that the demonstration's underwriting declines; the training has none. */
const DECLINED: readonly Risk[] = [
  {
    Customer: { FirstName: 'Cillian', Surname: 'Ó Briain', DateOfBirth: '1991-04-23' },
    Vehicle: { RegistrationNumber: '161-G-4821', Make: 'Volkswagen', Model: 'Golf' },
    ClaimsHistory: { NumberOfClaims: 7 },
  },
  {
    Customer: { FirstName: 'Saoirse', Surname: 'Kavanagh', DateOfBirth: `${YEAR - 15}-09-02` },
    Vehicle: { RegistrationNumber: '12-D-30417', Make: 'Toyota', Model: 'Yaris' },
  },
  {
    Customer: { FirstName: 'Declan', Surname: 'Mac Cárthaigh', DateOfBirth: `${YEAR - 16}-12-30` },
    Vehicle: { RegistrationNumber: '08-C-9911', Make: 'Ford', Model: 'Focus' },
    ClaimsHistory: { NumberOfClaims: 6 },
  },
];

const AOIFE = {
  Customer: {
    Title: 'Ms',
    FirstName: 'Aoife',
    Surname: 'Ní Dhomhnaill',
    DateOfBirth: '1985-06-15',
    Email: 'aoife@example.com',
    LicenceType: 'Full Irish',
    LicenceHeldYears: 17,
  },
  Address: {
    AddressLine1: '12 Canal Street',
    Town: 'Dublin 2',
    County: 'Dublin',
    Eircode: 'D02X285',
  },
};

/** The cars of one customer; the training's customers have one each. */
const POLO: Risk = {
  ...AOIFE,
  Vehicle: { RegistrationNumber: '08-W-12345', Make: 'Volkswagen', Model: 'Polo', Year: 2008 },
};
const BMW: Risk = {
  ...AOIFE,
  Vehicle: { RegistrationNumber: '191-D-12345', Make: 'BMW', Model: '5 Series', Year: 2019 },
};

/** Makes what the training data lacks. @throws where something is not as the pictures need it */
export async function seed(page: Page, host: Served): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const Policy = { InceptionDate: `${today}T00:00:00Z`, CoverType: 'Comprehensive' };
  const submit = (risk: Risk) => {
    const document = { Policy, Address: {}, ...risk };
    return bridge(page, 'submitQuote', { source: 'json', document }, 'training');
  };
  for (const risk of DECLINED) {
    expect(await submit(risk)).toMatchObject({ ok: false, fault: { kind: 'declined' } });
  }
  const bought = await submit(POLO);
  expect(bought).toMatchObject({ ok: true });
  expect(await submit(BMW)).toMatchObject({ ok: true });
  const payment = { paymentMethod: 'card', paymentReference: 'PICTURED-1' } as const;
  const ask = askOf(page, 'training');
  const { quoteId } = bought.value;
  const checked = await readyForCover(ask, quoteId);
  await ask('acceptQuote', { quoteId, ...payment, ...checked });
  await callApi(host);
}

/** Looks up a few things as a program would, so that there is usage to show. */
async function callApi({ url, client }: Served): Promise<void> {
  const credentials = {
    grant_type: 'client_credentials',
    client_id: client.id,
    client_secret: client.secret,
    scope: client.scope,
  };
  const token = await fetch(`${url}/auth/token`, {
    method: 'POST',
    body: new URLSearchParams(credentials),
  });
  const { access_token } = await token.json();
  const headers = { authorization: `Bearer ${access_token}` };
  const found = ['vehicle-lookup/191-D-12345', 'eircode-lookup/D02X285', 'applied/options'];
  for (const path of [...found, ...found, 'eircode-lookup/Z99Z9Z9']) {
    await fetch(`${url}/${path}`, { headers });
  }
}
