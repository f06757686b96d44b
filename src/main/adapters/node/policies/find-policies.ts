import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { message } from '../../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../../shared/result/fault-error.ts';

/** Where group policies are kept for a whole computer; only administrators can write there. */
export const REGISTRY_KEY = 'HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\Quotedesk';

/** Runs a program of the system. @returns what it prints @throws where it ends with another code than 0 */
type Run = (program: string, args: readonly string[]) => string;

const run: Run = (program, args) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** What the place of the policies is found by. */
export interface PolicyPlace {
  readonly platform: NodeJS.Platform;
  readonly run: Run;
  /** The file on Linux and on macOS; only an administrator can write where it is by default. */
  readonly file?: string;
}

const FILES: Partial<Record<NodeJS.Platform, string>> = {
  darwin: '/Library/Managed Preferences/ie.quotedesk.desktop.plist',
  linux: '/etc/quotedesk/policies.json',
};

// By their whole paths: a variable of the person's own must not lead to another program.
const REG = 'C:\\Windows\\System32\\reg.exe';
const PLUTIL = '/usr/bin/plutil';

/** Policies as they are written, which no one has checked: as JSON, or as `reg query` prints them. */
export type FoundPolicies = { readonly place: string } & (
  | { readonly values: unknown }
  | { readonly printed: string }
);

function inRegistry({ run }: PolicyPlace): FoundPolicies | undefined {
  try {
    return { place: REGISTRY_KEY, printed: run(REG, ['query', REGISTRY_KEY]) };
  } catch {
    // Without the key, the program ends with 1.
    return undefined;
  }
}

function inFile({ platform, run, file = FILES[platform] }: PolicyPlace): FoundPolicies | undefined {
  if (file === undefined || !existsSync(file)) return undefined;
  try {
    const isPropertyList = file.endsWith('.plist');
    const text = isPropertyList
      ? run(PLUTIL, ['-convert', 'json', '-o', '-', '--', file])
      : readFileSync(file, 'utf8');
    return { place: file, values: JSON.parse(text) };
  } catch (cause) {
    const said = message('policiesUnread', { file });
    throw new FaultError({ kind: 'unavailable', message: said }, { cause });
  }
}

/**
 * Finds what the administrator of this computer has set: on Windows in the registry, on macOS in the
 * managed preferences, on Linux in `/etc/quotedesk/policies.json`.
 * @returns undefined where nothing is set
 * @throws {FaultError} where it cannot be read
 */
export function findPolicies(given: Partial<PolicyPlace> = {}): FoundPolicies | undefined {
  const place: PolicyPlace = { platform: process.platform, run, ...given };
  return place.platform === 'win32' ? inRegistry(place) : inFile(place);
}
