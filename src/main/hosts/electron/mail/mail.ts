import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Shell } from 'electron';
import type {
  DesktopAnswer,
  DesktopRequest,
  FileContent,
} from '../../../../shared/schemas/desk/desktop.ts';
import { clearOutgoing, writeOutgoing } from '../files/write-files.ts';

/** AppleScript: a message in Mail. Its arguments: address, subject, text, hidden addresses, one a line, and a path for each file. */
const MAC_SCRIPT = `
on run argv
  tell application "Mail"
    set draft to make new outgoing message with properties {visible:true, subject:item 2 of argv, content:(item 3 of argv) & return & return}
    tell draft
      if item 1 of argv is not "" then
        make new to recipient at end of to recipients with properties {address:item 1 of argv}
      end if
      repeat with each in paragraphs of item 4 of argv
        if (each as text) is not "" then
          make new bcc recipient at end of bcc recipients with properties {address:(each as text)}
        end if
      end repeat
      repeat with each from 5 to count of argv
        make new attachment with properties {file name:(POSIX file (item each of argv))} at after the last paragraph of content
      end repeat
    end tell
    activate
  end tell
end run
`;

/**
 * PowerShell: MAPISendMailW, with the message as JSON on standard input. Flags: 1 lets people log on, 8
 * shows the message before it is sent. 1 is the answer where somebody closes it unsent.
 */
const WINDOWS_SCRIPT = `
$ErrorActionPreference = 'Stop'
$reader = New-Object IO.StreamReader([Console]::OpenStandardInput(), [Text.Encoding]::UTF8)
$given = $reader.ReadToEnd() | ConvertFrom-Json
Add-Type -TypeDefinition @'
using System;
using System.Runtime.InteropServices;
public static class SimpleMapi {
  [StructLayout(LayoutKind.Sequential, CharSet = CharSet.Unicode)]
  struct Message {
    public int Reserved; public string Subject; public string Text; public string Type;
    public string Date; public string Conversation; public int Flags; public IntPtr Originator;
    public int RecipientCount; public IntPtr Recipients; public int FileCount; public IntPtr Files;
  }
  [StructLayout(LayoutKind.Sequential, CharSet = CharSet.Unicode)]
  struct Recipient {
    public int Reserved; public int Class; public string Name; public string Address;
    public int EntrySize; public IntPtr Entry;
  }
  [StructLayout(LayoutKind.Sequential, CharSet = CharSet.Unicode)]
  struct Attachment {
    public int Reserved; public int Flags; public int Position; public string Path;
    public string Name; public IntPtr Type;
  }
  [DllImport("MAPI32.DLL", CharSet = CharSet.Unicode)]
  static extern int MAPISendMailW(IntPtr session, IntPtr window, ref Message message, int flags, int reserved);
  public static int Send(string to, string[] bcc, string subject, string text, string[] paths) {
    var message = new Message { Subject = subject, Text = text, FileCount = paths.Length };
    int place = Marshal.SizeOf(typeof(Recipient));
    message.Recipients = Marshal.AllocHGlobal(place * (bcc.Length + 1));
    if (!String.IsNullOrEmpty(to)) Add(ref message, place, 1, to);
    foreach (var hidden in bcc) Add(ref message, place, 3, hidden);
    int size = Marshal.SizeOf(typeof(Attachment));
    message.Files = Marshal.AllocHGlobal(size * Math.Max(1, paths.Length));
    for (int i = 0; i < paths.Length; i++) {
      var file = new Attachment { Position = -1, Path = paths[i], Name = NameOf(paths[i]) };
      Marshal.StructureToPtr(file, new IntPtr(message.Files.ToInt64() + i * size), false);
    }
    return MAPISendMailW(IntPtr.Zero, IntPtr.Zero, ref message, 9, 0);
  }
  static void Add(ref Message message, int place, int kind, string address) {
    var recipient = new Recipient { Class = kind, Name = address, Address = "SMTP:" + address };
    var at = new IntPtr(message.Recipients.ToInt64() + place * message.RecipientCount);
    Marshal.StructureToPtr(recipient, at, false);
    message.RecipientCount += 1;
  }
  static string NameOf(string path) { return System.IO.Path.GetFileName(path); }
}
'@
$code = [SimpleMapi]::Send($given.to, [string[]]$given.bcc, $given.subject, $given.text, [string[]]$given.attachments)
if ($code -gt 1) { exit 2 }
`;

/** An e-mail that a mail program is to show. */
interface Message {
  /** Absent: anyone who sends it fills it in. No program can take it for an option: it begins with no hyphen. */
  readonly to?: string | undefined;
  /** Who gets it as well, and none of them sees another. */
  readonly bcc: readonly string[];
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
const linux: Ask = ({ to, bcc, subject, text, attachments }) => ({
  program: 'xdg-email',
  args: [
    '--utf8',
    '--subject',
    subject,
    '--body',
    text,
    ...attachments.flatMap((path) => ['--attach', path]),
    ...bcc.flatMap((address) => ['--bcc', address]),
    ...(to === undefined ? [] : [to]),
  ],
  input: '',
});

/** Mail by AppleScript: `open` alone attaches files and takes no text. */
const darwin: Ask = ({ to = '', bcc, subject, text, attachments }) => ({
  program: '/usr/bin/osascript',
  args: ['-', to, subject, text, bcc.join('\n'), ...attachments],
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

/** Milliseconds after which a program that still runs counts as one that shows its message. */
const PATIENCE = 5_000;

type Spawn = (program: string, args: string[], options: SpawnOptions) => ChildProcess;

/**
 * Runs a program to its end, or until it has run so long that it must have found its work.
 * @returns whether it did not fail
 */
export async function runProgram(
  { program, args, input }: Run,
  spawn: Spawn,
  patience = PATIENCE,
): Promise<boolean> {
  const stdio = ['pipe', 'ignore', 'ignore'] as const;
  const child = spawn(program, [...args], { stdio: [...stdio], windowsHide: true });
  // A program that ends before it has read everything says so by its exit code.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(input);
  const waiting = new AbortController();
  const ended = once(child, 'exit').then(
    ([code]) => code === 0,
    () => false,
  );
  const isGood = await Promise.race([
    ended,
    pause(patience, true, { signal: waiting.signal }).catch(() => true),
  ]);
  waiting.abort();
  return isGood;
}

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

/** Hands messages to the system's mail program. Nothing is sent: that is for anyone who reads it there. */
export function createMail(parts: MailParts) {
  const { platform, folder, shell, now, run = (given: Run) => runProgram(given, spawn) } = parts;
  const write = (files: readonly FileContent[]) => {
    clearOutgoing(folder, now());
    return writeOutgoing(folder, files);
  };
  // Files of a message that no one writes any more are not left to the next one.
  clearOutgoing(folder, now());
  return {
    /** Opens a new message with text and files in the mail program. */
    async compose({ to, bcc = [], subject, text, files }: MailRequest): Promise<DesktopAnswer> {
      const attachments = write(files);
      return (await run(mailProgram(platform, { to, bcc, subject, text, attachments })))
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
