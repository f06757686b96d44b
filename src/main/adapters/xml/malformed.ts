/** Stops the reading of a body; only `readXml` catches it and makes it data. */
export class Malformed extends Error {
  /** The offset in the text, in UTF-16 units. */
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

/** Counts lines up to an offset, from 1; quick where the offsets asked for ascend. */
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
