import { album, fileOf, type Picture, schemesOf } from './album.ts';

function image(name: string, picture: Picture): string {
  const light = `pictures/${fileOf(name, 'light')}`;
  if (!schemesOf(picture).includes('dark')) return `![${picture.title}](${light})`;
  return `<picture>
  <source media="(prefers-color-scheme: dark)" srcset="pictures/${fileOf(name, 'dark')}">
  <img alt="${picture.title}" src="${light}">
</picture>`;
}

/** The text of `docs/screens.md`: every picture of the album with its line. */
export function screensPage(): string {
  const sections = Object.entries(album).map(
    ([name, picture]) => `## ${picture.title}\n\n${picture.line}\n\n${image(name, picture)}\n`,
  );
  const head =
    'Every person, car and price on these pictures is made up. `npm run pictures` makes this page.';
  return `# The screens\n\n${head}\n\n${sections.join('\n')}`;
}
