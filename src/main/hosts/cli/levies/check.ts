import type { Command } from 'commander';
import { contentHash } from '../../../adapters/node/hash.ts';
import { environmentOptions } from '../../../adapters/node/process-options.ts';
import { readLevies } from '../../../adapters/node/resources.ts';
import { readLevyFile } from '../../../app/rate-book-file/levy-file.ts';
import { examineLevies } from '../../../core/rating/examine/levies.ts';
import { mustRead } from '../common/command-fault.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { countFindings, reportLines, shownFindings } from '../common/findings.ts';
import { isHash } from '../common/is-hash.ts';
import { print } from '../common/output.ts';
import { readFile } from '../common/read-file.ts';
import { runOperation } from '../common/run-operation.ts';

/** A checked file: its findings, with its name and its hash where it has the shape of a levy table. */
async function checkFile(file: string) {
  const read = mustRead(readLevyFile(await readFile(file), file));
  if ('findings' in read) return { ...countFindings(read.findings), checked: undefined };
  const { content } = read;
  const shipped = readLevies(environmentOptions().resourcesFolder);
  const checked = { title: content.name ?? file, hash: contentHash(content) };
  return { ...countFindings(examineLevies(content, shipped)), checked };
}

/** A kept table next to the others that are kept. */
async function checkKept(options: DataOptions, given: string) {
  const { hash, findings } = await runOperation(options, 'checkLevyTable', { hash: given });
  return { ...countFindings(findings), checked: { title: `Levy table ${given}`, hash } };
}

/** `levies check FILE or HASH`. */
export function addCheck(levies: Command): void {
  const command = levies
    .command('check')
    .description(
      'check a file against the levies that come with Quotedesk, or a stored levy table against the other stored ones; exit code 1 on a fault, 0 with warnings alone',
    )
    .argument('<table>', 'a JSON file, - for standard input, or the hash of a stored table');
  examples(command, 'levies check resources/levies.json', 'levies check 45982149bae9');
  dataCommand(command, async (options: DataOptions, given: string) => {
    const { checked, ...found } = await (isHash(given)
      ? checkKept(options, given)
      : checkFile(given));
    const levyTable = checked ? { name: checked.title, hash: checked.hash } : null;
    print(options, { levyTable, ...found, findings: shownFindings(found.findings) }, () =>
      reportLines(checked, found),
    );
    if (found.faults > 0) process.exitCode = 1;
  });
}
