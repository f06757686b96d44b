import { type Layer, layers, rendererLayers } from './layers.ts';

const STYLE = `
  text { font-family: system-ui, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; fill: #1f2328; }
  .page { fill: #ffffff; }
  .group { fill: #f6f8fa; stroke: #d1d9e0; }
  .main { fill: #e7f1fb; stroke: #8db9e2; }
  .window { fill: #e9f6ee; stroke: #8cc7a2; }
  .shared { fill: #fdf3e1; stroke: #dfb870; }
  .name { font-size: 15px; font-weight: 650; }
  .about { font-size: 12px; fill: #59636e; }
  .folders { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 11px; fill: #59636e; }
  .heading { font-size: 12px; font-weight: 600; fill: #59636e; letter-spacing: 0.04em; }
  .arrow { stroke: #8c959f; stroke-width: 1.5; fill: none; }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc; }
    .page { fill: #0d1117; }
    .group { fill: #151b23; stroke: #3d444d; }
    .main { fill: #12263c; stroke: #2f5f91; }
    .window { fill: #12281b; stroke: #2e6b45; }
    .shared { fill: #2d220f; stroke: #7a5a1e; }
    .about, .folders, .heading { fill: #9198a1; }
    .arrow { stroke: #656c76; }
  }
`;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const WIDTH = 1000;
const EDGE = 20;
const GAP = 16;
const PAD = 14;
const LINE = 17;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const line = (kind: string, x: number, y: number, text: string) =>
  `<text class="${kind}" x="${x}" y="${y}">${escaped(text)}</text>`;

/** Words in lines of at most so many characters. */
function wrap(words: readonly string[], most: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 3 > most) lines.push(word);
    else lines[lines.length - 1] = `${last} · ${word}`;
  }
  return lines;
}

const rectangle = (kind: string, { x, y, width, height }: Box) =>
  `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/>`;

/** The lines of folders that fit a width, in the letters of one width. */
const foldersOf = ({ folders }: Layer, width: number) =>
  wrap(folders, Math.floor((width - 2 * PAD) / 6.7));

/** How high a layer must be at a width, in pixels. */
const heightOf = (layer: Layer, width: number) =>
  2 * PAD + LINE * 1.7 + LINE * foldersOf(layer, width).length;

function drawLayer(kind: string, layer: Layer, box: Box): string {
  const { x, y, width } = box;
  const folders = foldersOf(layer, width).map((text, i) =>
    line('folders', x + PAD, y + PAD + LINE * 2.75 + i * LINE, text),
  );
  return [
    rectangle(kind, box),
    line('name', x + PAD, y + PAD + 11, layer.name),
    line('about', x + PAD, y + PAD + 30, layer.about),
    ...folders,
  ].join('\n');
}

const arrow = (x: number, from: number, to: number) =>
  `<path class="arrow" d="M${x} ${from}V${to - 1}m-4 -5l4 5l4 -5"/>`;

const NOTE =
  'Imports go downwards only. Folders of adapters, hosts and features never import each other. A test checks both.';

interface Drawn {
  readonly svg: string;
  readonly bottom: number;
}

/** Layers above each other by their level, those of one level next to each other. */
function drawStack(
  kind: string,
  stack: readonly Layer[],
  { x, y, width }: Omit<Box, 'height'>,
): Drawn {
  const parts: string[] = [];
  let top = y;
  const levels = [...new Set(stack.map(({ level }) => level))].sort((a, b) => b - a);
  for (const level of levels) {
    const row = stack.filter((layer) => layer.level === level);
    const share = (width - GAP * (row.length - 1)) / row.length;
    const height = Math.max(...row.map((layer) => heightOf(layer, share)));
    if (top > y) parts.push(arrow(x + width / 2, top - GAP, top));
    for (const [i, layer] of row.entries()) {
      const box = { x: x + i * (share + GAP), y: top, width: share, height };
      parts.push(drawLayer(kind, layer, box));
    }
    top += height + GAP;
  }
  return { svg: parts.join('\n'), bottom: top - GAP };
}

/** Draws the layers of the sources as an SVG, readable on light and on dark. */
export function drawArchitecture(): string {
  const named = (name: string) => layers.filter((layer) => layer.name === name);
  const [shared, preload] = [named('shared'), named('preload')];
  const main = layers.filter((layer) => !shared.includes(layer) && !preload.includes(layer));
  const panelWidth = (WIDTH - 2 * EDGE - GAP) / 2;
  const width = panelWidth - 2 * PAD;
  const [left, right] = [EDGE, EDGE + panelWidth + GAP];
  const y = EDGE + 36;
  const mainStack = drawStack('main', main, { x: left + PAD, y, width });
  const windowStack = drawStack('window', rendererLayers, { x: right + PAD, y, width });
  const mainBottom = mainStack.bottom + PAD;
  const bottom = windowStack.bottom + PAD;
  // The preload is part of neither: it has the free corner, next to the way down from src/main.
  const bridge = { x: left, y: mainBottom + GAP, width: panelWidth * 0.7 };
  const bridgeStack = drawStack('window', preload, bridge);
  const sharedTop = Math.max(bottom, bridgeStack.bottom) + 1.5 * GAP;
  const sharedStack = drawStack('shared', shared, {
    x: EDGE,
    y: sharedTop,
    width: WIDTH - 2 * EDGE,
  });
  const height = sharedStack.bottom + 44;
  const panel = (x: number, end: number, title: string) =>
    [
      rectangle('group', { x, y: EDGE, width: panelWidth, height: end - EDGE }),
      line('heading', x + PAD, EDGE + 23, title),
    ].join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title">
<title id="title">The layers of Quotedesk: each imports only those below it</title>
<style>${STYLE}</style>
<rect class="page" width="${WIDTH}" height="${height}" rx="12"/>
${panel(left, mainBottom, 'src/main: the process that holds the data')}
${panel(right, bottom, 'src/renderer: the screens, in a sandbox')}
${mainStack.svg}
${windowStack.svg}
${bridgeStack.svg}
${arrow(left + panelWidth * 0.85, mainBottom, sharedTop)}
${arrow(left + bridge.width / 2, bridgeStack.bottom, sharedTop)}
${arrow(right + panelWidth / 2, bottom, sharedTop)}
${sharedStack.svg}
${line('about', EDGE, sharedStack.bottom + 24, NOTE)}
</svg>
`;
}
