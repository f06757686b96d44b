import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/host/prepared-folders.ts';
import { openControl } from './control.ts';
import { writeContents } from './disk/contents.ts';
import { openDisk, readImage } from './disk/disk.ts';
import { COUNT, FAULTS, type Fault } from './fault.ts';
import { preload } from './host.ts';
import { readJournal } from './journal.ts';
import { faultLibrary, NoLibrary } from './library.ts';

const library = await faultLibrary().catch((error: unknown) => {
  if (!(error instanceof NoLibrary) || process.env.CI === 'true') throw error;
  return undefined;
});

let work: string;
let folder: string;
beforeEach(() => {
  work = realpathSync(temporaryFolder());
  folder = join(work, 'data');
  mkdirSync(folder);
  writeFileSync(join(folder, 'old'), 'as it was');
});

/** Runs a script under the library: `fs`, and `at` for a path of the folder, are there. */
function run(script: string, fault: Fault = COUNT, at = 0) {
  const files = {
    dataFolder: folder,
    control: join(work, 'control'),
    journal: join(work, 'journal'),
  };
  writeFileSync(files.journal, '');
  const control = openControl(files.control);
  control.plan(fault, at);
  control.arm();
  const disk = openDisk(folder, readImage(folder));
  const before = `const fs = require('node:fs'); const at = (name) => ${JSON.stringify(folder)} + '/' + name;`;
  const env = { ...process.env, ...preload({ library: library ?? '', ...files }) };
  const { signal, stdout } = spawnSync(process.execPath, ['-e', before + script], { env });
  const points = control.points();
  control.close();
  const journal = readJournal(files.journal);
  for (const change of journal) disk.apply(change);
  return { signal, said: stdout.toString(), points, journal, disk };
}

function filesIn(path: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => [name, readFileSync(join(path, name), 'utf8')]),
  );
}

function left(disk: ReturnType<typeof openDisk>, keeps?: () => boolean) {
  const target = join(work, keeps ? 'torn' : 'cut');
  writeContents(disk.left(keeps), target);
  return filesIn(target);
}

const syncFolder = `{ const d = fs.openSync(at('.'), 'r'); fs.fsyncSync(d); fs.closeSync(d); }`;

describe.skipIf(library === undefined)('the fault library', () => {
  test('counts what changes files of the folder, and nothing else', () => {
    const outside = JSON.stringify(join(work, 'outside'));
    const { points, journal } = run(`
      fs.writeFileSync(${outside}, 'x');
      fs.readFileSync(at('old'));
      fs.writeFileSync(at('new'), 'ab');
      fs.renameSync(at('new'), at('newer'));
      fs.mkdirSync(at('below'));
      fs.unlinkSync(at('newer'));
    `);
    const kinds = ['create', 'write', 'rename', 'makeFolder', 'unlink'];
    expect(journal.map(({ kind }) => kind)).toEqual(kinds);
    expect(points).toBe(kinds.length);
  });

  test('knows the files that Node removes past unlink', () => {
    const { journal } = run(`
      fs.mkdirSync(at('below'));
      fs.rmSync(at('old'));
      fs.rmSync(at('below'), { recursive: true });
    `);
    const kinds = ['makeFolder', 'unlink', 'removeFolder'];
    expect(journal.map(({ kind }) => kind)).toEqual(kinds);
    expect(filesIn(folder)).toEqual({});
  });

  test('notes what is said between the changes of files', () => {
    const { journal, said: text } = run(`
      const { createServer, connect } = require('node:net');
      const server = createServer((socket) => {
        fs.appendFileSync(at('old'), ', 1');
        socket.end('the answer');
        fs.appendFileSync(at('old'), ', 2');
        server.close();
      });
      server.listen(0, '127.0.0.1', () => connect(server.address().port).resume());
    `);
    expect(text).toBe('');
    expect(journal.map(({ bytes }) => bytes.toString())).toEqual([', 1', 'the answer', ', 2']);
  });

  test('a power cut leaves what was synced, under the names that were synced', () => {
    const { disk } = run(`
      const f = fs.openSync(at('kept'), 'w');
      fs.writeSync(f, 'first');
      fs.fsyncSync(f);
      ${syncFolder}
      fs.writeSync(f, ' and second');
      fs.writeFileSync(at('nameless'), 'x', { flush: true });
      fs.renameSync(at('old'), at('renamed'));
      fs.writeFileSync(at('renamed'), 'changed');
    `);
    expect(left(disk)).toEqual({ old: 'as it was', kept: 'first' });
    expect(left(disk, () => false)).toEqual({
      kept: 'first',
      nameless: 'x',
      renamed: 'as it was',
    });
    const now = { kept: 'first and second', nameless: 'x', renamed: 'changed' };
    expect(filesIn(folder)).toEqual(now);
  });

  test('a kill comes before its call', () => {
    const write = `fs.appendFileSync(at('old'), ', 1'); fs.appendFileSync(at('old'), ', 2');`;
    const { signal } = run(write, FAULTS.kill, 2);
    expect(signal).toBe('SIGKILL');
    expect(filesIn(folder)).toEqual({ old: 'as it was, 1' });
  });

  test('a call fails once, or every one from there on', () => {
    const script = `
      for (let n = 1; n <= 3; n += 1) {
        try { fs.appendFileSync(at('old'), String(n)); } catch (error) { console.log(error.code); }
      }`;
    expect(run(script, FAULTS['disk full once'], 2).said).toBe('ENOSPC\n');
    expect(filesIn(folder)).toEqual({ old: 'as it was13' });
    rmSync(join(work, 'control'));
    expect(run(script, FAULTS['read-only'], 2).said).toBe('EROFS\nEROFS\n');
    expect(filesIn(folder)).toEqual({ old: 'as it was131' });
  });

  test('a read fails once, or every one from there on, and changes do not', () => {
    const script = `
      for (let n = 1; n <= 3; n += 1) {
        fs.appendFileSync(at('old'), String(n));
        try { fs.readFileSync(at('old')); } catch (error) { console.log(n, error.code); }
      }`;
    expect(run(script, FAULTS['read error once'], 1).said).toBe('1 EIO\n');
    rmSync(join(work, 'control'));
    expect(run(script, FAULTS['read error'], 1).said).toBe('1 EIO\n2 EIO\n3 EIO\n');
    expect(filesIn(folder)).toEqual({ old: 'as it was123123' });
  });

  test('a short write leaves the rest to the next one', () => {
    const script = `fs.writeSync(fs.openSync(at('old'), 'r+'), 'AS IT');`;
    const { journal } = run(script, FAULTS['short write'], 1);
    expect(journal.map(({ bytes }) => bytes.toString())).toEqual(['AS', ' IT']);
    expect(filesIn(folder)).toEqual({ old: 'AS IT was' });
  });
});
