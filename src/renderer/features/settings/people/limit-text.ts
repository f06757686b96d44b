/** A limit of overrides in percent, as a field shows it; no limit is an empty text. */
export const limitText = (limit: number | null | undefined) => (limit == null ? '' : String(limit));

/** The limit that was typed; null for none, undefined for what is no limit. */
export function readLimit(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : undefined;
}
