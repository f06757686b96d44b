import { describe, expect, test } from 'vitest';
import { startHost } from '../../support/host/host.ts';
import {
  AT,
  expectFault,
  expectStillServing,
  FULL_XML,
  MINIMAL_XML,
} from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';

const host = openedForAll(() => startHost());

describe('a body that is no quote document', () => {
  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['words', 'hello'],
    ['JSON', '{"Policy":{}}'],
    ['half of it', FULL_XML.slice(0, 400)],
    ['a tag not closed', FULL_XML.replace('</Make>', '')],
    ['tags crossed', FULL_XML.replace('</Make>', '</Model>')],
    ['two roots', `${MINIMAL_XML}<IrishMotorQuote/>`],
    ['words behind it', `${MINIMAL_XML}!`],
    ['a foreign root', MINIMAL_XML.replaceAll('IrishMotorQuote', 'FrenchMotorQuote')],
    ['a bare ampersand', FULL_XML.replace('&amp;', '&')],
    ['an unknown entity', FULL_XML.replace('&amp;', '&eacute;')],
    ['a character that XML forbids', FULL_XML.replace('&amp;', '&#0;')],
    ['an attribute twice', MINIMAL_XML.replace('<Vehicle>', '<Vehicle a="1" a="2">')],
    ['a processing instruction', MINIMAL_XML.replace('<Policy>', '<?php echo 1 ?><Policy>')],
    ['bytes that are not UTF-8', Buffer.from([0x3c, 0xff, 0xfe, 0x3e])],
  ])('%s', async (_, body) => {
    const answer = await host.sendXml(body);
    expectFault(answer, 400);
    // One sentence: no double space, no path where there is none.
    expect(answer.body.message).toMatch(/^Invalid XML format: \S/);
    expect(answer.body.errors.length).toBeGreaterThan(0);
    await expectStillServing(host);
  });

  test('the line of what is broken is told', async () => {
    const answer = await host.sendXml(FULL_XML.replace('</Make>', '</Made>'));
    const line = FULL_XML.slice(0, FULL_XML.indexOf('</Make>')).split('\n').length;
    expect(answer.body.errors).toEqual([expect.objectContaining({ path: '', line })]);
    expect(answer.body.message).toBe(
      `Invalid XML format: ${answer.body.errors[0].message} (line ${line})`,
    );
  });
});

describe('attacks by XML', () => {
  const doctype = (inside: string) =>
    MINIMAL_XML.replace(
      '<IrishMotorQuote>',
      `<!DOCTYPE IrishMotorQuote ${inside}>\n<IrishMotorQuote>`,
    );

  test.each([
    ['a bare DOCTYPE', doctype('')],
    [
      'an external file',
      doctype('[<!ENTITY x SYSTEM "file:///etc/passwd">]').replace('Seán', '&x;'),
    ],
    ['an external DTD', doctype('SYSTEM "http://127.0.0.1:1/x.dtd"')],
    ['a billion laughs', doctype('[<!ENTITY a "ha"><!ENTITY b "&a;&a;">]').replace('Seán', '&b;')],
  ])('%s is refused, whole', async (_, xml) => {
    const answer = await host.sendXml(xml);
    expectFault(answer, 400);
    expect(answer.body.message).toContain('DOCTYPE');
    expect(answer.text).not.toContain('root:');
    await expectStillServing(host);
  });

  test('five thousand levels deep', async () => {
    const deep = `${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`;
    const answer = await host.sendXml(MINIMAL_XML.replace('<Policy>', `${deep}<Policy>`));
    expect([200, 400]).toContain(answer.status);
    await expectStillServing(host);
  });
});

describe('size', () => {
  const padded = (bytes: number) => {
    const rest = bytes - Buffer.byteLength(`${MINIMAL_XML}<!---->`);
    return `${MINIMAL_XML}<!--${' '.repeat(rest)}-->`;
  };

  test('64 KiB are taken, one byte more is 413', async () => {
    const most = padded(64 * 1024);
    expect(Buffer.byteLength(most)).toBe(64 * 1024);
    expect((await host.sendXml(most)).status).toBe(200);
    expectFault(await host.sendXml(padded(64 * 1024 + 1)), 413);
    await expectStillServing(host);
  });

  test('the same for JSON, and for a megabyte', async () => {
    const body = { Policy: {}, x: 'x'.repeat(64 * 1024) };
    expectFault(await host.send(AT.submit, { body }), 413);
    expectFault(await host.sendXml('<'.repeat(1024 * 1024)), 413);
    await expectStillServing(host);
  });
});
