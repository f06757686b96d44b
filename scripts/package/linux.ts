import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import manifest from '../../package.json' with { type: 'json' };
import { type DebCompression, packDeb } from './deb.ts';
import { sourceDate } from './source-date.ts';

const run = promisify(execFile);

/** The packages that are made with tools of the system: electron-builder fetches its own for them. */
export const LINUX_PACKAGES = ['tar.gz', 'deb'] as const;
export type LinuxPackage = (typeof LINUX_PACKAGES)[number];

/** What makes GNU tar pack the same files to the same bytes. */
export const sameBytes = () => [
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--sort=name',
  `--mtime=@${sourceDate()}`,
];

/** Debian's names of processors, by those of Node.js. */
const DEBIAN: Partial<Record<NodeJS.Architecture, string>> = { x64: 'amd64', arm64: 'arm64' };

/**
 * Makes a package from the unpacked application, with GNU tar or dpkg-deb.
 * @param unpacked the folder that electron-builder's target `dir` makes
 * @param compression of a deb; xz where it is not said
 * @returns the path of the package
 * @throws where the tool is missing, or there is no such package for this processor
 */
export async function packForLinux(
  kind: LinuxPackage,
  unpacked: string,
  to: string,
  compression: DebCompression = 'xz',
): Promise<string> {
  const { name, version } = manifest;
  mkdirSync(to, { recursive: true });
  if (kind === 'deb') {
    const architecture = DEBIAN[process.arch];
    if (architecture === undefined) throw new Error(`there is no deb for ${process.arch}`);
    const file = join(to, `${name}_${version}_${architecture}.deb`);
    await packDeb(unpacked, file, { architecture, compression });
    return file;
  }
  const file = join(to, `${name}-${version}-linux-${process.arch}.tar.gz`);
  // The folder is named as the file, whatever it is called here.
  const named = `--transform=s,^${basename(unpacked)},${basename(file, '.tar.gz')},`;
  const place = ['-C', dirname(unpacked), basename(unpacked)];
  await run('tar', ['--create', '--gzip', '--file', file, ...sameBytes(), named, ...place]);
  return file;
}
