import type { Command } from 'commander';
import { contentHash } from '../../../adapters/node/hash.ts';
import { environmentOptions } from '../../../adapters/node/process-options.ts';
import { readLevies } from '../../../adapters/node/resources.ts';
import { readLevyFile } from '../../../app/rate-book-file/levy-file.ts';
import { examineLevies } from '../../../core/rating/examine/levies.ts';
import { examples } from '../common/examples.ts';
import { countFindings, reportLines, shownFindings } from '../common/findings.ts';
import { fail, mustRead, print } from '../common/output.ts';
import { readFile } from '../common/read-file.ts';

interface Options {
  readonly json?: boolean;
}

/** A checked file: its findings, with its name and its hash where it has the shape of a levy table. */
async function checkFile(file: string) {
  const read = mustRead(readLevyFile(await readFile(file), file));
  if ('findings' in read) return { ...countFindings(read.findings), checked: undefined };
  const { content } = read;
  const shipped = readLevies(environmentOptions().resourcesFolder);
  const checked = { title: content.name ?? file, hash: contentHash(content) };
  return { ...countFindings(examineLevies(content, shipped)), checked };
}

/** `levies check FILE`. */
export function addCheck(levies: Command): void {
  const command = levies
    .command('check')
    .description(
      'check a levy table next to the one that comes with Quotedesk; exit code 1 on a fault, 0 with warnings alone',
    )
    .argument('<file>', 'the levy table, JSON; - reads standard input')
    .option('--json', 'print JSON')
    .action(async (file: string, options: Options) => {
      try {
        const { checked, ...found } = await checkFile(file);
        const levyTable = checked ? { name: checked.title, hash: checked.hash } : null;
        print(options, { levyTable, ...found, findings: shownFindings(found.findings) }, () =>
          reportLines(checked, found),
        );
        if (found.faults > 0) process.exitCode = 1;
      } catch (error) {
        fail(options, error);
      }
    });
  examples(command, 'levies check resources/levies.json');
}
