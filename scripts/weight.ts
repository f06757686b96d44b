import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build-fresh.ts';

const HELP = `Usage: npm run weight

Counts the files and lines of the sources and tests by area, with styles, and the size of the
documents that people read. The last line is the sum. Generated clients and data are not counted.
`;

/** Where a file counts: the first pattern that matches its path. */
const AREAS: readonly (readonly [area: string, path: RegExp])[] = [
  ['src/shared', /^src\/shared\/.*\.tsx?$/],
  ['src/main/core', /^src\/main\/core\/.*\.ts$/],
  ['src/main/adapters', /^src\/main\/adapters\/.*\.ts$/],
  ['src/main/app', /^src\/main\/app\/.*\.ts$/],
  ['src/main/hosts', /^src\/main\/hosts\/.*\.ts$/],
  ['src/renderer', /^src\/(renderer|preload)\/.*\.(tsx?|css)$/],
  ['test', /^test\/(?!fixtures\/).*\.tsx?$/],
  ['scripts and bench', /^(scripts|bench)\/.*\.ts$/],
  ['docs', /^(README|CONTRIBUTING|docs\/.*)\.md$/],
];

interface Weight {
  files: number;
  lines: number;
  bytes: number;
}

function sum(weights: Iterable<Weight>): Weight {
  const total = { files: 0, lines: 0, bytes: 0 };
  for (const { files, lines, bytes } of weights) {
    total.files += files;
    total.lines += lines;
    total.bytes += bytes;
  }
  return total;
}

/** What each area weighs. */
function weigh(): Map<string, Weight> {
  const weights = new Map(AREAS.map(([area]) => [area, { files: 0, lines: 0, bytes: 0 }]));
  const folders = '{src,test,scripts,bench,docs}/**/*.{ts,tsx,css,md}';
  for (const path of globSync([folders, '*.md'], { cwd: ROOT })) {
    const weight = weights.get(AREAS.find(([, pattern]) => pattern.test(path))?.[0] ?? '');
    if (!weight) continue;
    const text = readFileSync(join(ROOT, path));
    weight.files += 1;
    weight.lines += text.filter((byte) => byte === 0x0a).length;
    weight.bytes += text.length;
  }
  return weights;
}

if (process.argv.includes('--help')) {
  console.log(HELP);
} else {
  const weights = weigh();
  const number = (value: number) => value.toLocaleString('en-IE').padStart(9);
  for (const [area, { files, lines, bytes }] of weights) {
    console.log(
      `${area.padEnd(18)}${number(files)} files${number(lines)} lines${number(Math.round(bytes / 1000))} kB`,
    );
  }
  const sources = sum([...weights].filter(([area]) => area.startsWith('src')).map(([, w]) => w));
  const of = (area: string) => weights.get(area) ?? sum([]);
  console.log(
    [
      `weight: src ${sources.lines} lines in ${sources.files} files`,
      `tests ${of('test').lines} lines in ${of('test').files} files`,
      `docs ${Math.round(of('docs').bytes / 1000)} kB`,
    ].join(', '),
  );
}
