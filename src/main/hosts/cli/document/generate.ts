import { type Command, InvalidArgumentError } from 'commander';
import {
  DOCUMENT_TYPES,
  DOCUMENT_WORDS,
  documentTypes,
  isDocumentWord,
} from '../../../../shared/domain/quotes/document-type.ts';
import type { DocumentFile } from '../../../../shared/schemas/quotes/document.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { runOperations } from '../common/run-operation.ts';
import { type WriteOptions, writeFiles } from '../common/write-files.ts';

/** The words of a list, each of them known. */
function words(list: string): string[] {
  const named = list.split(',').map((word) => word.trim());
  const unknown = named.filter((word) => !isDocumentWord(word));
  if (unknown.length > 0) {
    const known = DOCUMENT_WORDS.join(', ');
    throw new InvalidArgumentError(`Unknown: ${unknown.join(', ')}. There are: ${known}.`);
  }
  return named;
}

type Options = DataOptions & WriteOptions & { readonly type?: readonly string[] };

/** `document generate QUOTE_ID`. */
export function addGenerate(document: Command): void {
  const command = document
    .command('generate')
    .description('make the documents of a quote and write them as PDF files')
    .argument('<quote_id>', 'the quote')
    .option(
      '--type <list>',
      `of ${DOCUMENT_TYPES.join(',')}; all (the default): schedule, terms and certificate; every: each document the quote can have; both include the firm’s terms of business, if any`,
      words,
    )
    .option('--out <dir>', 'the folder to write into', '.')
    .option('--force', 'overwrite existing files');
  examples(
    command,
    'document generate Q-7K3M-9XQ2-F4TD --out documents',
    'document generate Q-7K3M-9XQ2-F4TD --type schedule,ipid --force',
  );
  dataCommand(command, async (options: Options, quoteId: string) => {
    const files = await runOperations(options, async (call) => {
      const { termsOfBusiness } = await call('getFirm', {});
      const wanted = documentTypes(options.type ?? ['all'], termsOfBusiness !== null);
      const made: DocumentFile[] = [];
      for (const type of wanted) made.push(await call('readDocument', { quoteId, type }));
      return made;
    });
    const paths = writeFiles(files, options);
    const written = files.map(({ type, verificationCode }, i) => ({
      type,
      path: paths[i] ?? '',
      verificationCode,
    }));
    print(options, { quoteId, files: written }, () => paths);
  });
}
