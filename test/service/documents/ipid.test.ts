import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Block, Mark, Part, SymbolName } from '../../../src/main/core/documents/layout.ts';
import { ipid } from '../../../src/main/core/documents/templates/ipid.ts';
import { ADD_ONS } from '../../../src/shared/domain/quotes/add-on.ts';
import { COVERS } from '../../../src/shared/domain/quotes/cover.ts';
import { documentsHost } from '../../support/documents/documents.ts';
import { FULL_XML } from '../../support/host/requests.ts';
import { withText } from '../../support/quotes/quote-xml.ts';

const { submitted, saved, ask, written } = documentsHost();

/** Regulation (EU) 2017/1469: heading, symbol of Article 7, mark of Article 6. */
const PRESCRIBED: readonly (readonly [title: string, symbol?: SymbolName, mark?: Mark])[] = [
  ['What is this type of insurance?'],
  ['What is insured?', 'umbrella', 'yes'],
  ['What is not insured?', 'cross', 'no'],
  ['Are there any restrictions on cover?', 'caution', 'caution'],
  ['Where am I covered?', 'globe', 'place'],
  ['What are my obligations?', 'handshake', 'duty'],
  ['When and how do I pay?', 'coins'],
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
    expect(execFileSync('pdfinfo', [path], { encoding: 'utf8' }), cover).toMatch(/Pages: +[12]\n/);
    const text = execFileSync('pdftotext', ['-raw', path, '-'], { encoding: 'utf8' });
    const line = text.replace(/\s+/g, ' ');
    const places = PRESCRIBED.map(([title]) => line.indexOf(title));
    expect(places, cover).not.toContain(-1);
    expect(places, cover).toEqual(places.toSorted((a, b) => a - b));
  }
});
