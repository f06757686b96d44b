import type { Command } from 'commander';
import { message } from '../../../../shared/domain/messages/message.ts';
import {
  MOST_FILE_BYTES,
  type VerifyRequest,
} from '../../../../shared/schemas/data/verification.ts';
import { CommandFault } from '../common/command-fault.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { readFile } from '../common/read-file.ts';
import { runOperation } from '../common/run-operation.ts';

type Options = DataOptions & { readonly code?: string };

async function asked(file: string | undefined, code: string | undefined): Promise<VerifyRequest> {
  const typed = code === undefined ? {} : { code };
  if (file === undefined) return typed;
  const bytes = await readFile(file);
  if (bytes.length > MOST_FILE_BYTES) {
    throw new CommandFault({ kind: 'tooLarge', message: message('fileTooLarge', { file }) });
  }
  return { ...typed, contentBase64: Buffer.from(bytes).toString('base64') };
}

/** `document verify FILE`. */
export function addVerify(document: Command): void {
  const command = document
    .command('verify')
    .description('check that a document was made here and is unchanged; exit code 1 if not')
    .argument('[file]', 'the PDF file; - reads standard input')
    .option('--code <code>', 'the verification code, as it stands on every page');
  examples(
    command,
    'document verify Q-7K3M-9XQ2-F4TD-schedule.pdf',
    'document verify --code 7K3F-92QD-XH4M-PT6R',
  );
  dataCommand(command, async (options: Options, file?: string) => {
    if (file === undefined && options.code === undefined) {
      command.error("error: name a file, or give the code of a page with '--code'");
    }
    const report = await runOperation(options, 'verifyDocument', await asked(file, options.code));
    print(options, report, () => [report.message]);
    if (report.verdict !== 'unchanged' && report.verdict !== 'made') process.exitCode = 1;
  });
}
