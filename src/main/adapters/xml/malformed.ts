/** Stops the reading of a body; only `readXml` catches it and turns it into data. */
export class Malformed extends Error {
  /** The offset in the text, in UTF-16 units. */
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

/** The line of an offset, from 1; fast where the offsets ascend. */
export function lineCounter(text: string): (at: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  let last = 0;
  return (at) => {
    if (at < last) {
      line = 1;
      next = text.indexOf('\n');
    }
    last = at;
    while (next !== -1 && next < at) {
      line += 1;
      next = text.indexOf('\n', next + 1);
    }
    return line;
  };
}
