import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };
import { windowsSigning } from '../../scripts/package/signing.ts';
import { openTasks, releaseOf, releasesIn } from '../../scripts/release/changelog.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const CHANGELOG = `# Changelog

## [Unreleased]

## [1.1.0] - 2026-12-01

### Added

- A thing

## [1.0.0] - 2026-11-01

- Another

[1.1.0]: https://example.com
`;
const VERSIONS = { manifest: '1.1.0', lock: '1.1.0', changelog: CHANGELOG, tags: ['v1.0.0', ''] };

describe('what is released', () => {
  test('is the newest version of the changelog, with its notes', () => {
    expect(releaseOf(VERSIONS)).toEqual({
      version: '1.1.0',
      date: '2026-12-01',
      notes: '### Added\n\n- A thing',
    });
  });

  test.each([
    ['another version in the lockfile', { lock: '1.0.0' }, 'package-lock.json has version 1.0.0'],
    ['a version that has a tag', { tags: ['v1.1.0'] }, 'v1.1.0 is released'],
    ['a version without a chapter', { manifest: '1.2.0', lock: '1.2.0' }, 'is 1.1.0, not 1.2.0'],
    [
      'changes of no version',
      { changelog: CHANGELOG.replace('\n\n## [1.1', '\n\n- New\n\n## [1.1') },
      'has changes under "Unreleased"',
    ],
    [
      'a version without a day',
      { changelog: CHANGELOG.replace(' - 2026-12-01', '') },
      '1.1.0 has no date',
    ],
    [
      'a version without notes',
      { changelog: CHANGELOG.replace('### Added\n\n- A thing\n', '') },
      'says nothing of 1.1.0',
    ],
  ])('is not %s', (_what, changed, said) => {
    expect(() => releaseOf({ ...VERSIONS, ...changed })).toThrow(said);
  });

  test('has this version in this changelog', () => {
    expect(JSON.parse(read('package-lock.json')).version).toBe(manifest.version);
    const [first] = releasesIn(read('CHANGELOG.md')).filter(
      ({ version }) => version !== 'Unreleased',
    );
    expect(first?.version).toBe(manifest.version);
  });

  test('waits for what its owner has not ticked', () => {
    expect(openTasks('- [ ] A licence\n- [x] An address\n- no task\n')).toEqual(['A licence']);
    const open = openTasks(read('docs/packaging.md')).join('\n');
    // Where the placeholder is replaced, its task is ticked, and not before.
    expect(open.includes('support@quotedesk.example')).toBe(
      read('electron-builder.yml').includes('support@quotedesk.example'),
    );
    expect(open.includes('UNLICENSED')).toBe(manifest.license === 'UNLICENSED');
  });
});

describe('packages for Windows are signed', () => {
  const AZURE = {
    AZURE_SIGNING_ENDPOINT: 'https://neu.codesigning.azure.net',
    AZURE_SIGNING_ACCOUNT: 'account',
    AZURE_SIGNING_PROFILE: 'profile',
    AZURE_SIGNING_PUBLISHER: 'A Firm, Limited',
  };
  const TOKEN = { WIN_CERTIFICATE_SHA1: 'ab'.repeat(20) };

  test('not at all, by Azure or by a hardware key', () => {
    expect(windowsSigning({ AZURE_SIGNING_ENDPOINT: '', WIN_CERTIFICATE_SHA1: '' })).toEqual([]);
    expect(windowsSigning(AZURE)).toContain(
      '-c.win.azureSignOptions.publisherName=A Firm, Limited',
    );
    expect(windowsSigning(AZURE)).toHaveLength(4);
    expect(windowsSigning(TOKEN)).toEqual([
      `-c.win.signtoolOptions.certificateSha1=${'AB'.repeat(20)}`,
    ]);
  });

  test('by one way, named whole', () => {
    expect(() => windowsSigning({ ...AZURE, ...TOKEN })).toThrow('name one of them');
    expect(() => windowsSigning({ ...AZURE, AZURE_SIGNING_PROFILE: '' })).toThrow(
      'without AZURE_SIGNING_PROFILE',
    );
    expect(() => windowsSigning({ WIN_CERTIFICATE_SHA1: 'a certificate' })).toThrow(
      '40 hexadecimal',
    );
  });

  test('by variables that the workflow and the guide name', () => {
    const { jobs } = parse(read('.github/workflows/release.yml'));
    const { env } = jobs.packages.steps.find(({ name }: { name?: string }) => name === 'Packages');
    for (const name of Object.keys({ ...AZURE, ...TOKEN })) {
      expect(env).toHaveProperty(name);
      expect(read('docs/packaging.md')).toContain(`\`${name}\``);
    }
  });
});
