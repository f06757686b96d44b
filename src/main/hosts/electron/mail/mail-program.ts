import { MAC_SCRIPT, WINDOWS_SCRIPT } from './scripts.ts';

/** An e-mail that a mail program is to show. */
export interface Message {
  /** Absent: whoever sends it fills it in. No program can take it for an option: it begins with no hyphen. */
  readonly to?: string | undefined;
  readonly subject: string;
  readonly text: string;
  /** Absolute paths. */
  readonly attachments: readonly string[];
}

/** A program to run, without a shell. */
export interface Run {
  readonly program: string;
  readonly args: readonly string[];
  /** What it reads from standard input, in UTF-8. */
  readonly input: string;
}

type Ask = (message: Message) => Run;

/** `xdg-email`, which every desktop of Linux has. */
const linux: Ask = ({ to, subject, text, attachments }) => ({
  program: 'xdg-email',
  args: [
    '--utf8',
    '--subject',
    subject,
    '--body',
    text,
    ...attachments.flatMap((path) => ['--attach', path]),
    ...(to === undefined ? [] : [to]),
  ],
  input: '',
});

/** Mail by AppleScript: `open` alone attaches files and takes no text. */
const darwin: Ask = ({ to = '', subject, text, attachments }) => ({
  program: '/usr/bin/osascript',
  args: ['-', to, subject, text, ...attachments],
  input: MAC_SCRIPT,
});

/** Simple MAPI, which the default mail program of Windows answers, by way of Windows PowerShell. */
const win32: Ask = (message) => ({
  program: 'powershell.exe',
  args: [
    '-NoLogo',
    '-NoProfile',
    '-NonInteractive',
    '-ExecutionPolicy',
    'Bypass',
    '-EncodedCommand',
    Buffer.from(WINDOWS_SCRIPT, 'utf16le').toString('base64'),
  ],
  input: JSON.stringify(message),
});

/**
 * How a system's mail program is asked for a new message with text and files. Nothing of the message
 * becomes part of a script.
 */
export function mailProgram(platform: NodeJS.Platform, message: Message): Run {
  if (platform === 'win32') return win32(message);
  const lines = { ...message, text: message.text.replaceAll('\r\n', '\n') };
  return platform === 'darwin' ? darwin(lines) : linux(lines);
}
