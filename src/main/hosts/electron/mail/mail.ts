import { spawn } from 'node:child_process';
import type { Shell } from 'electron';
import type {
  DesktopAnswer,
  DesktopRequest,
  FileContent,
} from '../../../../shared/schemas/desk/desktop.ts';
import { clearOutgoing, writeOutgoing } from '../files/write-files.ts';
import { mailProgram, type Run } from './mail-program.ts';
import { runProgram } from './run-program.ts';

type MailRequest = Extract<DesktopRequest, { readonly kind: 'composeMail' }>;

interface MailParts {
  readonly platform: NodeJS.Platform;
  /** Where the files of messages lie until a day later: other programs read them there. */
  readonly folder: string;
  readonly shell: Pick<Shell, 'openPath'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Runs a program; resolves to whether it did not fail. */
  readonly run?: (run: Run) => Promise<boolean>;
}

/** Hands messages to the system's mail program. Nothing is sent: that is for whoever reads it there. */
export function createMail(parts: MailParts) {
  const { platform, folder, shell, now, run = (given: Run) => runProgram(given, spawn) } = parts;
  const write = (files: readonly FileContent[]) => {
    clearOutgoing(folder, now());
    return writeOutgoing(folder, files);
  };
  // Files of a message that nobody writes any more are not left to the next one.
  clearOutgoing(folder, now());
  return {
    /** Opens a new message with text and files in the mail program. */
    async compose({ to, subject, text, files }: MailRequest): Promise<DesktopAnswer> {
      const attachments = write(files);
      return (await run(mailProgram(platform, { to, subject, text, attachments })))
        ? 'done'
        : 'failed';
    },
    /** Opens a message that is a whole file, `.eml`. */
    async open(contentBase64: string): Promise<DesktopAnswer> {
      const [path = ''] = write([{ name: 'message.eml', contentBase64 }]);
      return (await shell.openPath(path)) === '' ? 'done' : 'failed';
    },
  };
}

export type Mail = ReturnType<typeof createMail>;
