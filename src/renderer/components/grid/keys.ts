/** Where a key takes the keyboard in a list; undefined where the key is none of those. */
export function movedBy(
  key: string,
  active: number,
  { length, page }: { readonly length: number; readonly page: number },
): number | undefined {
  const to: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + page,
    PageUp: active - page,
    Home: 0,
    End: length - 1,
  };
  const target = to[key];
  return target === undefined ? undefined : Math.max(0, Math.min(length - 1, target));
}
