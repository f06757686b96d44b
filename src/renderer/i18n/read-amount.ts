/**
 * Reads a number as people in Ireland type it: `1,234.50`, `€300`, `5 %`.
 * @returns undefined where it is none
 */
export function readAmount(text: string): number | undefined {
  const typed = text.replace(/[\s€%]/g, '');
  const plain = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(typed) ? typed.replaceAll(',', '') : typed;
  return /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : undefined;
}
