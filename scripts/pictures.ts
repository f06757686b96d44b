import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { SCHEMES as EVERY_SCHEME } from '../test/browser/axe.ts';
import { bridge } from '../test/browser/bridge.ts';
import { serve } from '../test/support/host/served.ts';
import { ROOT } from './build-fresh.ts';
import { chromiumLaunch } from './chromium.ts';
import { album, fileOf, type Picture, SCHEMES, schemesOf } from './pictures/album.ts';
import { screensPage } from './pictures/page.ts';
import { seed } from './pictures/seed.ts';
import { sayIn } from './pictures/ways.ts';
import { built } from './run-here.ts';

const KEPT = join(ROOT, 'docs/pictures');
/** Pictures only to look at: git ignores them. */
const REST = join(ROOT, 'test-results/pictures');

/** Of 100: text stays sharp, at less than half the size of a PNG. */
const QUALITY = 80;

const HELP = `Takes a picture of every screen, from the built application; everything pictured is made up.

  npm run pictures             those of docs/screens.md and the README
  npm run pictures -- --all    to look at: every screen in four widths, light, dark and forced colours,
                               English and Irish, below test-results/pictures
  npm run pictures -- NAME …   some of them alone, by their names in the album; also with --all
`;

/** A limit against a hang, in milliseconds: a busy machine keeps it, too. */
const LIMIT = 240_000;

const USUAL = { width: 1280, height: 800 };

/** Windows from a small one to a large one, in points. */
const WINDOWS = [
  { width: 900, height: 640 },
  USUAL,
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

const LANGUAGES = ['en', 'ga'] as const;
type Language = (typeof LANGUAGES)[number];

/** Opens a new page for each picture, so that nothing remains from another. */
async function opened(
  context: BrowserContext,
  url: string,
  picture: Picture,
  language: Language,
): Promise<Page> {
  const { environment = 'training' } = picture;
  const page = await context.newPage();
  await page.addInitScript(
    (entered) => sessionStorage.setItem('quotedesk-realm', entered),
    environment,
  );
  await page.goto(url);
  const { value: settings } = await bridge(page, 'getSettings', {});
  await bridge(page, 'saveSettings', { ...settings, language });
  await page.reload();
  // The words of another language come a moment later.
  await page.locator(`html[lang|=${language}]`).waitFor();
  return page;
}

async function shoot(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path, quality: QUALITY, animations: 'disabled' });
}

/** A picture of the album in its schemes; those that it does not keep are only to look at. */
async function take(page: Page, name: string, picture: Picture): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    const folder = schemesOf(picture).includes(colorScheme) ? KEPT : REST;
    await shoot(page, join(folder, fileOf(name, colorScheme)));
  }
}

/** A screen in every scheme and every window. */
async function takeAll(page: Page, name: string): Promise<void> {
  for (const [scheme, media] of Object.entries(EVERY_SCHEME)) {
    await page.emulateMedia(media);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await shoot(page, join(REST, `${name}-${scheme.replace(' ', '-')}-${size.width}.webp`));
    }
  }
}

function emptied(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

interface Wanted {
  readonly all: boolean;
  /** The names of some pictures; none: every one. */
  readonly names: readonly string[];
}

async function takePictures(
  context: BrowserContext,
  url: string,
  { all, names }: Wanted,
): Promise<void> {
  emptied(REST);
  if (!all && names.length === 0) emptied(KEPT);
  for (const [name, picture] of Object.entries(album)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const { language = 'en' } = picture;
    // With every language, a picture of its own for one says nothing new.
    const languages: readonly Language[] = all ? (picture.language ? [] : LANGUAGES) : [language];
    for (const each of languages) {
      const page = await opened(context, url, picture, each);
      await picture.way(page, sayIn(each));
      await (all ? takeAll(page, `${name}-${each}`) : take(page, name, picture));
      await page.close();
    }
  }
  if (!all) writeFileSync(join(ROOT, 'docs/screens.md'), screensPage());
}

async function main(wanted: Wanted): Promise<void> {
  const unknown = wanted.names.find((name) => !(name in album));
  if (unknown !== undefined) throw new Error(`The album has no picture ${unknown}`);
  await built();
  const host = await serve();
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const context = await browser.newContext({ viewport: USUAL, reducedMotion: 'reduce' });
    context.setDefaultTimeout(LIMIT);
    // It stays open, so that the others get the session's key from it.
    const first = await context.newPage();
    await first.goto(host.link);
    await seed(first, host);
    await takePictures(context, host.url, wanted);
  } finally {
    await browser.close();
    await host.stop();
  }
}

try {
  const { values, positionals } = parseArgs({
    // npm passes on everything after its own `--`, a second `--` too.
    args: process.argv.slice(2).filter((arg) => arg !== '--'),
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) console.log(HELP);
  else await main({ all: values.all, names: positionals });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
