/** Excel allows so many characters. */
const LONGEST = 31;

/** A text without what Excel refuses in the name of a sheet. */
const allowed = (text: string) =>
  text
    .replaceAll(/[\\/?*:[\]\p{Cc}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s']+|[\s']+$/g, '');

/**
 * Gives names to the sheets of a workbook.
 * @param taken the names that are there already, and `History`, which Excel keeps for itself
 * @returns a function that names a sheet after a title, with a number where that name is taken
 */
export function sheetNames(taken: readonly string[]): (title: string, ending?: string) => string {
  const names = new Set([...taken, 'History'].map((name) => name.toLowerCase()));
  return (title, ending = '') => {
    for (let count = 1; ; count += 1) {
      const rest = `${ending}${count === 1 ? '' : ` ${count}`}`;
      const name =
        `${allowed([...title].slice(0, LONGEST).join('')).slice(0, LONGEST - rest.length)}${rest}`.trim();
      if (name !== '' && !names.has(name.toLowerCase())) {
        names.add(name.toLowerCase());
        return name;
      }
    }
  };
}
