/** What no text of a person may hold, by the code of its fault: the insides of a regular expression's class. */
export const REFUSED = {
  /** Unicode's own ends of a line and of a paragraph, too. */
  controlCharacters: '\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029',
  /** A text could read otherwise than it is. Source: Unicode's property Bidi_Control. */
  directionCharacters: '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069',
  /** Half of a character, as JSON may have. */
  halfCharacters: '\\ud800-\\udfff',
} as const;

/** What no text of one line may hold, as the inside of a class; the expression needs the flag `u`. */
export const UNPRINTABLE = Object.values(REFUSED).join('');
