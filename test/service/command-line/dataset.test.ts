import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { ownCommands } from '../../support/command-line/own-commands.ts';

let file: (name: string) => string;

const own = ownCommands();
beforeAll(() => {
  file = (name) => join(own.folder, name);
});

const CARS = `Reg;Make;Model;Year;Engine;Fuel;Colour
191-D-777;Škoda;Octavia;2019;1.6;Diesel;red
nonsense;A;B;2019;1.6;Diesel;red
`;

test('a register is tried, imported, listed and removed', async () => {
  writeFileSync(file('cars.csv'), CARS);
  const tried = await own.run([
    'dataset',
    'import',
    'vehicles',
    file('cars.csv'),
    '--dry-run',
    '--new',
    '--refused',
    file('refused.csv'),
  ]);
  expect(tried).toMatchObject({ code: 0, err: '' });
  expect(tried.out).toBe(
    [
      '1 of 2 rows taken, 1 refused',
      'Columns: vrm from “Reg”, make from “Make”, model from “Model”, year from “Year”, engineSize from “Engine”, fuelType from “Fuel”',
      'Not used: “Colour”',
      'line 3  Reg  is "nonsense", which is not an Irish registration mark such as 191-D-12345',
      'Nothing was changed.',
      '',
    ].join('\n'),
  );
  expect(parse(readFileSync(file('refused.csv')), { bom: true })).toEqual([
    ['Line', 'Column', 'Reason'],
    ['3', 'Reg', 'is "nonsense", which is not an Irish registration mark such as 191-D-12345'],
  ]);
  // Nothing but the report is made, also where an import may begin a data folder.
  expect(existsSync(file('data'))).toBe(false);

  const report = await own.json(['dataset', 'import', 'vehicles', '-', '--new'], CARS);
  expect(readdirSync(file('data/imports'))).toEqual([]);
  expect(report).toMatchObject({ taken: 1, refused: 1, isInUse: true });
  expect(report.refusals[0].message).toMatch(/^is "nonsense", which is not an Irish/);
  expect(await own.json(['vehicle', 'show', '191d777'])).toMatchObject({ engineSize: 1600 });
  const { datasets } = await own.json(['dataset', 'list']);
  expect(datasets[0].imported).toMatchObject({
    fileName: 'standard input',
    sha256: report.sha256,
  });
  expect((await own.run(['dataset', 'list'])).out).toMatch(
    /^vehicles +1 {2}standard input +20\S+Z +[0-9a-f]{12}\naddresses +[\d,]+ {2}demonstration data\ncustomers +0 {2}none\n$/,
  );
  const removed = await own.json(['dataset', 'remove', 'vehicles']);
  expect(removed.datasets[0].imported).toBeNull();
});

test('the columns of customers are said, and remembered', { tags: ['thorough'] }, async () => {
  const people = 'Client=Name,Geb.,Renewal\nSeán Murphy,14/06/1985,01/12/2026\n';
  const order = ['dataset', 'import', 'customers', '-'];
  const wrong = await own.run([...order, '--map', 'Geb.'], people);
  expect(wrong).toMatchObject({ code: 2 });
  expect(wrong.err).toContain('Give it as "Column=field".');
  const map = ['--map', 'Client=Name=surname', '--map', 'Geb.=dateOfBirth'];
  expect((await own.run([...order, ...map], people)).out).toContain(
    'These customers and their renewals are now in use.',
  );
  expect(await own.json(order, people)).toMatchObject({ taken: 1, isInUse: true });
});

test('an import that takes no row ends with 1, and so does its trial', async () => {
  const [titles = ''] = CARS.split('\n');
  const order = ['dataset', 'import', 'vehicles', '-'];
  for (const more of [[], ['--dry-run']]) {
    const refused = await own.run(
      [...order, ...more],
      `${titles}\nnonsense;A;B;2019;1.6;Diesel;red\n`,
    );
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.out).toMatch(/^0 of 1 rows taken, 1 refused\n[\s\S]*Nothing was changed\.\n$/);
    expect(await own.run([...order, ...more], `${titles}\n\n`)).toMatchObject({
      code: 1,
      out: '',
      err: 'quotedesk: The file has no rows below its first line\n',
    });
  }
});

test('what cannot be read ends the command with 1, and leaves nothing', async () => {
  const absent = await own.run(['dataset', 'import', 'vehicles', file('absent.csv')]);
  expect(absent.code).toBe(1);
  expect(absent.err).toContain('absent.csv cannot be read: ');
  const empty = await own.run(['dataset', 'import', 'addresses', '-'], '');
  expect(empty).toMatchObject({ code: 1, err: 'quotedesk: The file is empty\n' });
  expect(readdirSync(file('data/imports'))).toEqual([]);
});
