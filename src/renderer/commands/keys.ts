import { type CommandId, commandIds } from './catalogue.ts';
import { keysOf, type useCommands } from './commands.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;
type OwnKeys = Pick<ReturnType<typeof useCommands.getState>, 'ownKeys'>;

/** What became of a press of keys. */
export type Choice =
  | { readonly kind: 'keys'; readonly keys: string }
  /** Only Ctrl, Shift, Alt or ⌘ so far. */
  | { readonly kind: 'more' }
  /** They type, move, or belong to the browser. */
  | { readonly kind: 'refused' };

const MODIFIERS: readonly string[] = ['Control', 'Shift', 'Alt', 'AltGraph', 'Meta'];

/** What a browser keeps for itself, and what every field needs. */
const TAKEN: readonly string[] = [
  ...['N', 'T', 'W', 'C', 'V', 'X', 'A', 'L', 'R', 'Q'].map((letter) => `mod+${letter}`),
  ...['N', 'T', 'W', 'I', 'J'].map((letter) => `mod+shift+${letter}`),
  'F5',
  'F11',
  'F12',
  'alt+F4',
  'mod+F4',
];

function nameOf({ key, code }: Pressed): string | undefined {
  if (/^F\d{1,2}$/.test(key) || key === 'Enter') return key;
  // With Shift or Alt held, the key's character is another than the one printed on it.
  const letter = /^(?:Key([A-Z])|Digit(\d))$/.exec(code);
  if (letter) return letter[1] ?? letter[2];
  return key.length === 1 && key !== ' ' && key !== '+' ? key.toUpperCase() : undefined;
}

/** Reads pressed keys in the catalogue's form: `mod+shift+Z`, `F2`, or a bare character. */
export function readKeys(pressed: Pressed): Choice {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = pressed;
  if (MODIFIERS.includes(key)) return { kind: 'more' };
  const mod = ctrlKey || metaKey;
  if (!mod && !altKey && key.length === 1 && key.trim() !== '') return { kind: 'keys', keys: key };
  const name = nameOf(pressed);
  if (name === undefined || (name === 'Enter' && !mod)) return { kind: 'refused' };
  const held = [mod && 'mod', altKey && 'alt', shiftKey && 'shift'].filter(Boolean);
  const keys = [...held, name].join('+');
  return TAKEN.includes(keys) ? { kind: 'refused' } : { kind: 'keys', keys };
}

/** Keys without their order and case; a bare character is itself. */
function form(keys: string): string {
  return keys.length === 1 ? keys : keys.toLowerCase().split('+').sort().join('+');
}

/** Whether pressed keys are these, by what is printed on them. */
export function arePressed(keys: string, pressed: Pressed): boolean {
  const read = readKeys(pressed);
  return read.kind === 'keys' && form(read.keys) === form(keys);
}

/** The other command that has these keys already. */
export function holderOf(state: OwnKeys, id: CommandId, keys: string): CommandId | undefined {
  return commandIds.find((other) => {
    const held = other === id ? undefined : keysOf(state, other);
    return held !== undefined && form(held) === form(keys);
  });
}

/** The keys of the commands that change where one gets keys: anyone who had them before goes without. */
export function keysGiven(
  state: OwnKeys,
  id: CommandId,
  keys: string,
): Partial<Record<CommandId, string>> {
  const holder = keys === '' ? undefined : holderOf(state, id, keys);
  return { ...(holder && { [holder]: '' }), [id]: keys };
}
