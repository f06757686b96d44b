import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type {
  Block,
  Mark,
  Part,
  SymbolName,
} from '../../../src/main/core/documents/layout/layout.ts';
import { ipid } from '../../../src/main/core/documents/templates/ipid.ts';
import { layoutOf } from '../../../src/main/core/documents/templates.ts';
import { ADD_ONS } from '../../../src/shared/domain/quotes/add-on.ts';
import { COVERS } from '../../../src/shared/domain/quotes/cover.ts';
import { documentsHost } from '../../support/documents/documents.ts';
import { refusal } from '../../support/host/ask.ts';
import { FULL_XML } from '../../support/host/requests.ts';
import { SAMPLE_DOCUMENT } from '../../support/quotes/any-document.ts';
import { withMore, withText } from '../../support/quotes/quote-xml.ts';

const { host, submitted, read, ask, saved, written } = documentsHost();

const irish = (xml: string) => withMore(xml, 'Customer', '<Language>Irish</Language>');

const pdfinfo = (path: string) => execFileSync('pdfinfo', [path], { encoding: 'utf8' });

const pdftotext = (path: string) =>
  execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }).replace(/\s+/g, ' ');

test('a customer who chose Irish gets every document in Irish', async () => {
  const id = await submitted(irish(FULL_XML));
  for (const [type, ...parts] of [
    ['schedule', 'Sceideal an pholasaí', 'Préimh iomlán €', 'Tosaíonn 1 Nollaig 2026, 00:00'],
    ['terms', 'Téarmaí agus coinníollacha', 'is é an téacs Béarla atá i réim'],
    ['certificate', 'Deimhniú árachais', 'Úsáid shóisialta, tí agus phléisiúir. Ní clúdaítear'],
    [
      'statement-of-fact',
      'Ráiteas fíricí',
      'Cathain a rugadh thú? 15 Meitheamh 1985',
      'atá agat? Lán, Éireannach',
      'úsáideann sé? Díosal',
    ],
    ['ipid', 'Doiciméad faisnéise faoin táirge árachais', 'Cad atá árachaithe?'],
    ['statement-of-suitability', 'Ráiteas oiriúnachta', 'Dréacht: gan deimhniú'],
    ['premium-calculation', 'Conas a ríomhadh do phréimh', 'Aois an tiománaí'],
  ] as const) {
    const text = await read(id, type);
    for (const part of parts) expect(text, type).toContain(part);
    expect(text, type).toMatch(/Leathanach 1 de \d/);
    expect(text, type).toMatch(/Cód fíoraithe ([0-9A-Z]{4}-){3}[0-9A-Z]{4}/);
    expect(text.toUpperCase(), type).toContain('TAISPEÁNTAS – NÍ TAIRISCINT ÁRACHAIS É SEO');
    expect(text, type).not.toMatch(/Page \d|Verification|Demonstration –/i);
  }
  expect(await read(id, 'statement-of-fact')).toMatch(/Cén teanga inar mian leat do Gaeilge/);
});

test('without a choice documents are English, and the language moves no premium', async () => {
  const plain = await submitted(FULL_XML);
  const asked = await submitted(irish(FULL_XML));
  expect(await read(plain, 'schedule')).toContain('Policy schedule');
  expect(await read(plain, 'statement-of-fact')).toMatch(
    /In which language do you want your English/,
  );
  const [one, other] = [await ask('getQuote', { id: plain }), await ask('getQuote', { id: asked })];
  expect(other.customer.language).toBe('Irish');
  expect(other.premium).toBe(one.premium);
  const { body } = await host().sendXml(
    withMore(FULL_XML, 'Customer', '<Language>Welsh</Language>'),
  );
  expect(JSON.stringify(body)).toContain('Customer/Language');
});

test('an Irish file says its language, and is verified as any other', async () => {
  const quoteId = await submitted(irish(FULL_XML));
  const { contentBase64, verificationCode } = await ask('readDocument', {
    quoteId,
    type: 'schedule',
  });
  const bytes = Buffer.from(contentBase64, 'base64');
  expect(bytes.toString('latin1')).toContain('/Lang (ga-IE)');
  expect(pdfinfo(saved(bytes))).toContain(`Keywords:        Verification code ${verificationCode}`);
  expect(await ask('verifyDocument', { contentBase64 })).toMatchObject({ verdict: 'unchanged' });
  const changed = Buffer.concat([bytes, Buffer.from('\n')]).toString('base64');
  expect(await ask('verifyDocument', { contentBase64: changed })).toMatchObject({
    verdict: 'changed',
  });
});

test('the Irish information document has two sides at most, whatever was chosen', async () => {
  for (const cover of COVERS) {
    const quoteId = await submitted(irish(withText(FULL_XML, 'CoverType', cover)));
    for (const addonType of ADD_ONS) await ask('addCover', { quoteId, addonType });
    const { contentBase64 } = await ask('readDocument', { quoteId, type: 'ipid' });
    expect(pdfinfo(saved(Buffer.from(contentBase64, 'base64'))), cover).toMatch(/Pages: +[12]\n/);
  }
});

test('a refusal by the rate book or by an underwriter is an Irish letter', async () => {
  const document = structuredClone(SAMPLE_DOCUMENT);
  const customer = { ...document.Customer, Language: 'Irish' };
  const declined = {
    source: 'json',
    document: { ...document, Customer: { ...customer, LicenceType: 'None' } },
  };
  expect(await refusal(host().app, 'submitQuote', declined)).toMatchObject({ kind: 'declined' });
  const { declined: risks } = await ask('listDeclined', {});
  const { contentBase64 } = await ask('readDeclinedLetter', { id: risks[0]?.id ?? '' });
  const letter = pdftotext(saved(Buffer.from(contentBase64, 'base64')));
  expect(letter).toContain('Ní féidir linn árachas a thairiscint duit');
  expect(letter).toContain('Níl ceadúnas ag an tiománaí');
  expect(letter).not.toMatch(/\b(the|you|reasons)\b/);

  const quoteId = await submitted(irish(withText(FULL_XML, 'NumberOfClaims', '3')));
  await ask('decideReferral', {
    quoteId,
    decision: 'refuse',
    note: 'Seen',
    reasons: ['A driver under 21 is for an underwriter to accept', 'Typed by hand'],
  });
  const refused = await read(quoteId, 'refusal-letter');
  expect(refused).toContain('Tiománaí faoi 21');
  expect(refused).toContain('Typed by hand');
});

test('specimens of training are marked in Irish', async () => {
  const source = await written(await submitted(irish(FULL_XML)));
  const { marks, watermark } = layoutOf(
    'certificate',
    { ...source, specimen: true },
    { code: 'CODE' },
  );
  expect(marks).toEqual(['Sampla – gan bhailíocht', 'Taispeántas – ní tairiscint árachais é seo']);
  expect(watermark).toBe('Sampla');
});

describe('ipid', () => {
  const { submitted, saved, ask, written } = documentsHost();

  /** Regulation (EU) 2017/1469: heading, symbol of Article 7, mark of Article 6. */
  const PRESCRIBED: readonly (readonly [title: string, symbol?: SymbolName, mark?: Mark])[] = [
    ['What is this type of insurance?'],
    ['What is insured?', 'umbrella', 'yes'],
    ['What is not insured?', 'cross', 'no'],
    ['Are there any restrictions on cover?', 'caution', 'caution'],
    ['Where am I covered?', 'globe', 'place'],
    ['What are my obligations?', 'handshake', 'duty'],
    ['When and how do I pay?', 'coins', 'dot'],
    ['When does the cover start and end?', 'hourglass'],
    ['How do I cancel the contract?', 'hand'],
  ];

  const inOrder = (block: Block): readonly Part[] =>
    block.kind === 'columns' ? block.columns.flat() : [block];

  test('the information document has the prescribed sections, in order, with their signs', async () => {
    for (const cover of COVERS) {
      const xml = withText(FULL_XML, 'CoverType', cover);
      const sections: [title: string, symbol?: SymbolName, mark?: Mark][] = [];
      for (const part of ipid(await written(await submitted(xml))).flatMap(inOrder)) {
        if (part.kind === 'heading') {
          sections.push(part.symbol ? [part.text, part.symbol] : [part.text]);
        }
        if (part.kind === 'list') sections.at(-1)?.push(part.mark);
      }
      expect(sections, cover).toEqual(PRESCRIBED);
    }
  });

  test('it is read in the prescribed order, on two sides at most, whatever was chosen', async () => {
    for (const cover of COVERS) {
      const id = await submitted(withText(FULL_XML, 'CoverType', cover));
      for (const addonType of ADD_ONS) await ask('addCover', { quoteId: id, addonType });
      const { contentBase64 } = await ask('readDocument', { quoteId: id, type: 'ipid' });
      const path = saved(Buffer.from(contentBase64, 'base64'));
      expect(execFileSync('pdfinfo', [path], { encoding: 'utf8' }), cover).toMatch(
        /Pages: +[12]\n/,
      );
      const text = execFileSync('pdftotext', ['-raw', path, '-'], { encoding: 'utf8' });
      const line = text.replace(/\s+/g, ' ');
      const places = PRESCRIBED.map(([title]) => line.indexOf(title));
      expect(places, cover).not.toContain(-1);
      expect(places, cover).toEqual(places.toSorted((a, b) => a - b));
    }
  });
});
