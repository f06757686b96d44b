/** Lengths in points: an A4 page is 595.28 by 841.89. */
export const MARGIN = { left: 56, right: 56, top: 64, bottom: 64 };

/** The colours, each dark enough on white for print. */
export const COLOUR = {
  paper: '#ffffff',
  text: '#1f2933',
  quiet: '#52606d',
  brand: '#123c5a',
  line: '#cbd2d9',
  band: '#f3f6f9',
  warning: '#8a2c0d',
  warningBand: '#fdf3ee',
  yes: '#1b6e3c',
  no: '#a61b1b',
  caution: '#b84d00',
  place: '#1d5fa8',
};

/** Type sizes in points; no text is smaller than the mandatory parts of a quote. */
export const SIZE = { title: 20, heading: 11.5, body: 9, name: 11, watermark: 72, specimen: 140 };
