import { existsSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { message } from '../../../../shared/domain/messages/message.ts';
import { makeSigningKey, signatures } from '../../../adapters/node/signatures.ts';
import { CommandFault } from '../common/command-fault.ts';
import { plainCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { writing } from '../common/write-files.ts';

/** Writes a private key that only its owner can read, and overwrites none. */
function writeKey(file: string, privateKey: string): void {
  if (existsSync(file)) {
    throw new CommandFault({ kind: 'conflict', message: message('keyFileThere', { file }) });
  }
  writing(file, () => writeFileSync(file, privateKey, { flag: 'wx', mode: 0o600 }));
}

/** `ratebook key FILE`. */
export function addKey(ratebook: Command): void {
  const command = ratebook
    .command('key')
    .description('make a key that signs rate books and levy tables, and show its fingerprint')
    .argument('<file>', 'the file of the private key, which only you can read');
  plainCommand(command, async (options, file: string) => {
    const { privateKey, publicKey } = makeSigningKey();
    writeKey(file, privateKey);
    const fingerprint = signatures.fingerprint(publicKey);
    print(options, { path: file, publicKey, fingerprint }, () => [
      `Private key: ${file}. Keep it safe: anyone who has it can sign in your name.`,
      `Public key:  ${publicKey}`,
      `Fingerprint: ${fingerprint}`,
    ]);
  });
  examples(command, 'ratebook key publisher.pem');
}
