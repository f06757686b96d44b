import type { MenuItemConstructorOptions } from 'electron';

type Item = MenuItemConstructorOptions;

/** Where letters may stand: the beginnings of words first, then anywhere. */
function places(label: string): number[] {
  const all = [...label.matchAll(/[a-z]/gi)].map(({ index }) => index);
  const begins = (index: number) => index === 0 || /\s/.test(label[index - 1] ?? '');
  return [...all.filter(begins), ...all.filter((index) => !begins(index))];
}

/**
 * Gives each entry of a menu a letter of its own to press with Alt, as Windows and Linux have it:
 * the first plain letter that no entry before it took. `&` marks it; in a label it is doubled.
 */
export function withMnemonics(items: readonly Item[]): Item[] {
  const taken = new Set<string>();
  return items.map((item) => {
    const { label, submenu } = item;
    const inner = Array.isArray(submenu) ? { submenu: withMnemonics(submenu) } : {};
    if (label === undefined) return { ...item, ...inner };
    const at = places(label).find((index) => !taken.has((label[index] ?? '').toLowerCase()));
    if (at === undefined) return { ...item, ...inner, label: escaped(label) };
    taken.add((label[at] ?? '').toLowerCase());
    return {
      ...item,
      ...inner,
      label: `${escaped(label.slice(0, at))}&${escaped(label.slice(at))}`,
    };
  });
}

function escaped(label: string): string {
  return label.replaceAll('&', '&&');
}
