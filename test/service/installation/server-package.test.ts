/** @module-tag thorough */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { LICENCES, SBOM } from '../../../scripts/licences/write-licences.ts';
import { packServer, type ServerPackages } from '../../../scripts/package/server.ts';
import { built } from '../../../scripts/run-here.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { serve } from '../../support/host/served.ts';

/** As on a computer without Node.js and without a checkout. */
const BARE = { PATH: '/usr/bin:/bin', HOME: '/' };
const LONG = 180_000;

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
/** systemd's sum over its list of protections; 0 is the least exposed. */
const MOST_EXPOSED = 2;

describe.runIf(process.platform === 'linux')('the packages of the server', () => {
  let folder: string;
  let packages: ServerPackages;
  let home: string;

  beforeAll(async () => {
    await built();
    folder = temporaryFolder();
    packages = await packServer(folder);
    execFileSync('tar', ['-xzf', packages.tar, '-C', folder]);
    home = join(folder, readdirSync(folder).find((name) => !name.endsWith('gz')) ?? '');
  }, LONG);

  const operator = (...args: string[]) =>
    spawnSync(join(home, 'quotedesk'), args, { encoding: 'utf8', env: BARE, cwd: home });

  it('start and quote from the folder alone, and end by SIGTERM', { timeout: LONG }, async () => {
    const dataFolder = join(folder, 'data');
    const host = await serve({ dataFolder, command: [join(home, 'quotedesk-server')], env: BARE });
    expect((await fetch(`${host.url}/health/ready`)).status).toBe(200);
    expect((await fetch(host.link)).headers.get('content-type')).toContain('text/html');

    const data = ['--data', dataFolder];
    const quoted = operator('quote', 'submit', 'resources/samples/quote.xml', ...data);
    const quoteId = /Q-[\w-]+/.exec(quoted.stdout)?.[0] ?? quoted.stderr;
    const papers = join(folder, 'papers');
    const printed = operator('document', 'generate', quoteId, '--out', papers, ...data);
    expect(printed).toMatchObject({ status: 0, stderr: '' });
    const [paper = ''] = readdirSync(papers);
    expect(readFileSync(join(papers, paper)).subarray(0, 5).toString()).toBe('%PDF-');

    const link = operator('link', 'create', ...data);
    expect(link.stdout).toContain(`${host.url}/launch/`);
    expect(await host.stop()).toBe(0);
  });

  it('name their own commands in help', () => {
    const help = operator('quote', '--help').stdout;
    expect(help).toContain('\n  quotedesk quote submit');
    expect(help).not.toContain('npm run');
  });

  it('name every part of others, with its licence', () => {
    const bill = JSON.parse(readFileSync(join(home, SBOM), 'utf8'));
    const parts: { name: string; group?: string; version: string; licenses?: unknown[] }[] =
      bill.components;
    const named = parts.map(({ group, name }) => (group ? `${group}/${name}` : name));
    // Of a bundle, of the installed packages, of the files that are copied, and the runtime.
    const [some, all] = [
      ['fastify', '@mantine/core', 'pdfkit', 'fontkit', 'dejavu-fonts-ttf'],
      named,
    ];
    expect(all).toEqual(
      expect.arrayContaining([...some, 'better-sqlite3-multiple-ciphers', 'Node.js']),
    );
    expect(all).not.toContain('vitest');
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
    const licences = readFileSync(join(home, LICENCES), 'utf8');
    for (const [i, { version }] of parts.entries())
      expect(licences).toContain(`${named[i]} ${version} (`);
    const sections = licences.split(/^-{80}$/m).slice(1);
    expect(sections).toHaveLength(parts.length);
    const bare = sections.filter((section) => section.trim().split('\n').length < 5);
    expect(bare).toEqual([]);
    expect(licences).toContain('Node.js is licensed for use as follows');
  });

  it('hold nothing of the window, of developers or of other systems', () => {
    const listed = (file: string) =>
      execFileSync('tar', ['-tzf', file], { encoding: 'utf8' }).split('\n');
    for (const file of [packages.npm, packages.tar]) {
      const names = listed(file);
      expect(names.filter((name) => /preload|out\/main\/index\.js|\.map$/.test(name))).toEqual([]);
      expect(names.some((name) => name.endsWith('/out/renderer/index.html'))).toBe(true);
    }
    const native = listed(packages.tar).filter((name) => name.endsWith('.node'));
    expect(native.map((name) => name.split('/').at(-1))).toEqual([`linux-${process.arch}.node`]);
  });

  it.skipIf(!process.env.CI && !hasSystemd)('leave a service of systemd little to reach', () => {
    const unit = join(home, 'systemd/quotedesk.service');
    const found = spawnSync('systemd-analyze', ['security', '--offline=true', unit], {
      encoding: 'utf8',
    });
    const exposure = Number(/exposure level for \S+: ([\d.]+)/.exec(found.stdout)?.[1]);
    expect(exposure, found.stderr).toBeLessThanOrEqual(MOST_EXPOSED);
  });
});
