import { execFile } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import manifest from '../../package.json' with { type: 'json' };
import { ROOT } from '../build-fresh.ts';
import { LICENCES } from '../licences/write-licences.ts';
import { type PackageConfiguration, packageConfiguration } from './configuration.ts';
import { sourceDate } from './source-date.ts';

const run = promisify(execFile);

/** The libraries that Electron loads, and what opens links and letters. */
const DEPENDS = [
  'libgtk-3-0',
  'libnotify4',
  'libnss3',
  'libxss1',
  'libxtst6',
  'xdg-utils',
  'libatspi2.0-0',
  'libuuid1',
  'libsecret-1-0',
  'libgbm1',
  'libasound2',
];

/** electron-builder's scripts and profile for what a package manager installs below /opt. */
const TEMPLATES = join(
  dirname(createRequire(import.meta.url).resolve('app-builder-lib/package.json')),
  'templates/linux',
);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The application in the menu of the system, with the links and files that it opens. */
function desktopEntry({ productName, linux, ...config }: PackageConfiguration): string {
  const types = [
    ...config.fileAssociations.map(({ mimeType }) => mimeType),
    ...config.protocols.flatMap(({ schemes }) => schemes.map((name) => `x-scheme-handler/${name}`)),
  ];
  return `[Desktop Entry]
Type=Application
Name=${productName}
Comment=${linux.synopsis}
Exec=/opt/${productName}/${linux.executableName} %U
Icon=${linux.executableName}
Terminal=false
Categories=${linux.category};
MimeType=${types.map((type) => `${type};`).join('')}
StartupWMClass=${productName}
`;
}

/** The kinds of files that are the application's own. */
function mimeTypes({ fileAssociations }: PackageConfiguration): string {
  const types = fileAssociations.map(({ mimeType, description, ext }) => {
    const globs = ext.map((ending) => `    <glob pattern="*.${escaped(ending)}"/>\n`);
    return `  <mime-type type="${escaped(mimeType)}">
    <comment>${escaped(description)}</comment>
${globs.join('')}  </mime-type>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
${types.join('')}</mime-info>
`;
}

/** Kibibytes of the files below a folder. */
function installedSize(folder: string): number {
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => statSync(join(folder, path)))
    .filter((found) => found.isFile())
    .map(({ size }) => Math.ceil(size / 1024));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function control({ linux }: PackageConfiguration, architecture: string, size: number): string {
  return `Package: ${linux.executableName}
Version: ${manifest.version}
Architecture: ${architecture}
Maintainer: ${linux.maintainer}
Installed-Size: ${size}
Depends: ${DEPENDS.join(', ')}
Section: misc
Priority: optional
Description: ${linux.synopsis}
`;
}

/** A template of electron-builder, for this application. */
function fromTemplate(name: string, { productName, linux }: PackageConfiguration): string {
  return readFileSync(join(TEMPLATES, name), 'utf8')
    .replaceAll(`\${executable}`, linux.executableName)
    .replaceAll(`\${sanitizedProductName}`, productName);
}

function write(path: string, content: string, mode = 0o644): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  chmodSync(path, mode);
}

/** Puts everything of the package into a folder, at its later paths. */
function stage(root: string, unpacked: string, architecture: string): void {
  const config = packageConfiguration();
  const { productName, linux, icon } = config;
  const name = linux.executableName;
  const home = join(root, 'opt', productName);
  cpSync(unpacked, home, { recursive: true });
  write(join(home, 'resources/apparmor-profile'), fromTemplate('apparmor-profile.tpl', config));
  const share = join(root, 'usr/share');
  write(join(share, `applications/${name}.desktop`), desktopEntry(config));
  write(join(share, `mime/packages/${name}.xml`), mimeTypes(config));
  write(join(share, `doc/${name}/copyright`), readFileSync(join(home, LICENCES), 'utf8'));
  // The size that resources/icon.png has; every desktop makes smaller ones from it.
  const icons = join(share, 'icons/hicolor/512x512/apps');
  mkdirSync(icons, { recursive: true });
  cpSync(join(ROOT, icon), join(icons, `${name}.png`));
  write(join(root, 'DEBIAN/control'), control(config, architecture, installedSize(root)));
  write(join(root, 'DEBIAN/postinst'), fromTemplate('after-install.tpl', config), 0o755);
  write(join(root, 'DEBIAN/postrm'), fromTemplate('after-remove.tpl', config), 0o755);
}

/** How dpkg-deb packs: `none` is for a package that does not leave its computer. */
export type DebCompression = 'xz' | 'none';

/** Makes Debian's package from the unpacked application, with dpkg-deb alone. */
export async function packDeb(
  unpacked: string,
  file: string,
  { architecture, compression }: { architecture: string; compression: DebCompression },
): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'quotedesk-deb-'));
  try {
    // A folder of mkdtemp is private; the root of a package is for everybody to enter.
    chmodSync(work, 0o755);
    stage(work, unpacked, architecture);
    const env = { ...process.env, SOURCE_DATE_EPOCH: sourceDate() };
    const how = ['--root-owner-group', `-Z${compression}`];
    await run('dpkg-deb', [...how, '--build', work, file], { env });
  } finally {
    rmSync(work, { recursive: true });
  }
}
