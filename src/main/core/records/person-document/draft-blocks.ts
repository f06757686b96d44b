import { isJsonObject } from '../../../../shared/data/json-object.ts';
import type { PersonFile } from '../../../../shared/schemas/people/person-file.ts';
import type { Block, Fact } from '../../documents/layout.ts';
import { ENGLISH_WORDS } from '../../documents/words/words.ts';
import { coverName } from './happening-text.ts';
import { orderOf, questionOf } from './question-of.ts';

const { moment } = ENGLISH_WORDS;

/** What a choice keeps, and what it says. */
const CHOICES: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' };

/** Texts as they were typed, each with its question, as the statement asks; those of one question together. */
function typed(texts: unknown): Fact[] {
  const rows = new Map<string, string>();
  const asked = Object.entries(isJsonObject(texts) ? texts : {}).sort(
    ([one], [other]) => orderOf(one) - orderOf(other),
  );
  for (const [path, value] of asked) {
    if (typeof value !== 'string' || value === '') continue;
    const asks = questionOf(path);
    const said = CHOICES[value] ?? value;
    const before = rows.get(asks);
    // A name is one, an address has parts.
    const between = path.startsWith('Address/') ? ', ' : ' ';
    rows.set(asks, before === undefined ? said : `${before}${between}${said}`);
  }
  return [...rows];
}

/** What was chosen next to the texts. */
function chosen(content: Readonly<Record<string, unknown>>): Fact[] {
  const { product, excess, addOns, basedOn, formerDiscount } = content;
  const levels = Object.entries(isJsonObject(addOns) ? addOns : {});
  const rows: Fact[] = [
    ['Insurer', product === undefined ? '' : String(product)],
    ['Excess', excess === undefined ? '' : `€${excess}`],
    [
      'Optional cover',
      levels.map(([addOn, level]) => `${coverName(addOn)}, level ${level}`).join('; '),
    ],
    ['Made from quote', basedOn === undefined ? '' : String(basedOn)],
    ['Its discount', formerDiscount === undefined ? '' : `${formerDiscount} %`],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** All that is kept of a draft: what was typed, and not yet quoted. */
export function draftBlocks({ title, savedAt, content }: PersonFile['drafts'][number]): Block[] {
  const filled = typed(content.before);
  const rows = [...typed(content.texts), ...chosen(content)];
  return [
    {
      kind: 'notice',
      tone: 'calm',
      title: `Draft: ${title}`,
      text: `Typed and not quoted yet, saved on ${moment(savedAt)}.`,
    },
    ...(rows.length === 0 ? [] : [{ kind: 'facts', rows } satisfies Block]),
    ...(filled.length === 0
      ? []
      : ([
          { kind: 'heading', text: 'What stood there before a register filled it' },
          { kind: 'facts', rows: filled },
        ] satisfies Block[])),
  ];
}
