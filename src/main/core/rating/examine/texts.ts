import { message } from '../../../../shared/domain/messages/message.ts';
import { codePoints } from '../../../../shared/domain/text/code-points.ts';
import { unseenIn } from '../../../../shared/domain/text/text-fault.ts';
import { type Finding, fault } from './finding.ts';

/** Every text of a table, also the names of its parts, with its path. */
function* textsIn(value: unknown, path: string): Generator<readonly [path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    const dot = path === '' ? '' : '.';
    const below = Array.isArray(value) ? `${path}[${name}]` : `${path}${dot}${name}`;
    if (!Array.isArray(value)) yield [below, name];
    yield* textsIn(part, below);
  }
}

/**
 * The texts of a rate book or levy table that are not what they look like: two rows would look the same, or
 * a document would read otherwise than it is.
 */
export function examineTexts(table: object): Finding[] {
  return [...textsIn(table, '')].flatMap(([path, text]) => {
    const unseen = unseenIn(text);
    const said = () => message('textUnseen', { characters: codePoints(unseen) });
    return unseen.length > 0 ? [fault({ path }, said())] : [];
  });
}
