import { describe, expect, test } from 'vitest';
import { startHost } from '../../support/host/host.ts';
import {
  AT,
  expectStillServing,
  FULL_XML,
  MINIMAL_XML,
  withoutAssumed,
} from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';
import { xmlOfItsOwnCar } from '../../support/quotes/any-document.ts';
import { minimalWith, withMore, withText } from '../../support/quotes/quote-xml.ts';

const clock = { now: Date.UTC(2026, 10, 21, 9, 30) };
const host = openedForAll(() => startHost({ clock }));

interface StepLine {
  readonly id: string;
  readonly input: string;
  readonly assumed: boolean;
  readonly row: string;
}

interface Quoted {
  readonly quoteId: string;
  readonly premium: number;
  readonly status: string;
  readonly warnings: readonly string[];
  readonly explanation: { readonly premium: number };
  readonly steps: readonly StepLine[];
  readonly step: (id: string) => StepLine | undefined;
}

async function quoted(
  xml: string | Uint8Array,
  headers: Record<string, string> = {},
): Promise<Quoted> {
  // Another open quote of a car is warned of.
  const own = typeof xml === 'string' ? xmlOfItsOwnCar(xml) : xml;
  const answer = await host.sendXml(own, { headers });
  expect(answer.status, answer.text).toBe(200);
  const steps: StepLine[] = answer.body.explanation.steps;
  const step = (id: string) => steps.find((line) => line.id === id);
  return { ...answer.body, steps, step };
}

test('the full sample is quoted, with nothing assumed that it says', async () => {
  const quote = await quoted(FULL_XML);
  expect(quote.quoteId).toMatch(/^Q-[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(quote.status).toBe('quoted');
  expect(quote.warnings).toEqual([]);
  expect(quote.premium).toBe(quote.explanation.premium);
  expect(Math.round(quote.premium * 100) / 100).toBe(quote.premium);
  // No element of the document says an excess or a discount.
  const assumed = quote.steps.filter((line) => line.assumed).map(({ id }) => id);
  expect(assumed).toEqual(['excess', 'discount']);
});

test('the minimal sample is quoted, and what it leaves out is said to be assumed', async () => {
  const quote = await quoted(MINIMAL_XML);
  expect(withoutAssumed(quote.warnings)).toEqual([]);
  const given = quote.steps.filter(({ assumed }) => !assumed).map(({ id }) => id);
  expect(given).toEqual(expect.arrayContaining(['base', 'driver-age', 'vehicle-age']));
  for (const id of ['fuel', 'use', 'value', 'engine', 'mileage']) {
    expect(quote.step(id)?.assumed, id).toBe(true);
  }
});

test('every quote has a number of its own and the same premium', async () => {
  const quotes = await Promise.all(Array.from({ length: 10 }, () => quoted(FULL_XML)));
  expect(new Set(quotes.map(({ quoteId }) => quoteId)).size).toBe(10);
  expect(new Set(quotes.map(({ premium }) => premium)).size).toBe(1);
});

describe('how it may be written', () => {
  test.each(['application/xml', 'text/xml', 'application/xml; charset=utf-8', 'Application/XML'])(
    'as %s',
    async (type) => {
      await quoted(MINIMAL_XML, { 'content-type': type });
    },
  );
});

describe('the charset of the content type', () => {
  const sendAs = (charset: string, body: string | Uint8Array) =>
    host.sendXml(body, { headers: { 'content-type': `text/xml; Charset=${charset}` } });

  test('goes before the declaration', async () => {
    const latin = Buffer.from(MINIMAL_XML, 'latin1');
    for (const charset of ['iso-8859-1', '"ISO-8859-1"', 'ISO-8859-1; x=y']) {
      const { status, body } = await sendAs(charset, latin);
      expect(status).toBe(200);
      expect((await host.send(AT.quote(body.quoteId))).body.customer.firstName).toBe('Seán');
    }
    expect((await sendAs('utf-8', latin)).status).toBe(400);
    for (const charset of ['us-ascii', 'utf8', 'UTF8']) {
      expect((await sendAs(charset, MINIMAL_XML)).status).toBe(200);
    }
  });

  test.each(['windows-1252', 'utf-16', 'x'.repeat(300), 'constructor'])(
    'that is not read is 415: %s',
    async (charset) => {
      const { status, body } = await sendAs(charset, MINIMAL_XML);
      expect({ status, body }).toEqual({
        status: 415,
        body: {
          statusCode: 415,
          message: `The charset ${charset.slice(0, 100)} is not supported: send UTF-8, ISO-8859-1, or UTF-16 with a byte order mark`,
        },
      });
      await expectStillServing(host);
    },
  );
});

describe('what it says is rated', () => {
  test('a value that may be thousands is asked for again', async () => {
    const { status, body } = await host.sendXml(withText(FULL_XML, 'Value', '28.500'));
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([
      {
        path: 'Vehicle/Value',
        message:
          'is ambiguous: write 28500 for thousands, and no more than two places for cents, not 28.500',
      },
    ]);
    for (const value of ['28500.00', '28.50', '28500.000']) {
      expect((await host.sendXml(withText(FULL_XML, 'Value', value))).status).toBe(200);
    }
  });

  test.each([
    ['UseClass', 'use', 'social, domestic &amp; pleasure', 'SDP'],
    ['UseClass', 'use', 'SDP', 'SDP'],
    ['LicenceType', 'licence-type', 'Full Irish', 'Full'],
    ['LicenceType', 'licence-type', 'PROVISIONAL', 'Learner'],
  ])('%s %s: the usual words are known', async (name, id, word, row) => {
    const quote = await quoted(withText(FULL_XML, name, word));
    expect(quote.warnings).toEqual([]);
    expect(quote.step(id)).toMatchObject({ assumed: false, row });
  });

  test('title and names never price; a claim does', async () => {
    const { premium } = await quoted(FULL_XML);
    for (const title of ['Mr', 'Dr', 'Rí']) {
      expect((await quoted(withText(FULL_XML, 'Title', title))).premium).toBe(premium);
    }
    expect((await quoted(withText(FULL_XML, 'FirstName', 'Seán'))).premium).toBe(premium);
    const claimed = await quoted(withText(FULL_XML, 'NumberOfClaims', '2'));
    expect(claimed.premium).toBeGreaterThan(premium);
  });

  test('the year of the mark stands where no year is given', async () => {
    const quote = await quoted(MINIMAL_XML);
    expect(quote.step('vehicle-age')).toMatchObject({ input: '7 years', assumed: false });
    const old = await quoted(withText(MINIMAL_XML, 'RegistrationNumber', '98-D-1'));
    expect(old.step('vehicle-age')?.input).toBe('28 years');
  });
});

describe('warnings', () => {
  test('name every unknown element with path and line', async () => {
    const xml = withMore(
      minimalWith('Vehicle', '<Colour>red</Colour>'),
      'IrishMotorQuote',
      '<Pet/>',
    );
    const { premium } = await quoted(MINIMAL_XML);
    const quote = await quoted(xml);
    expect(quote.premium).toBe(premium);
    expect(withoutAssumed(quote.warnings)).toEqual([
      'Pet (line 2) is not known and was not used',
      'Vehicle/Colour (line 12) is not known and was not used',
    ]);
  });

  test('a root inside the root is an element like any other, and not known', async () => {
    const answer = await host.sendXml(
      `<IrishMotorQuote>${MINIMAL_XML.replace(/<\?.*?\?>/, '')}</IrishMotorQuote>`,
    );
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain('missing required elements');
  });
});
