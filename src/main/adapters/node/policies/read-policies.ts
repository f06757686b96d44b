import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { checker } from '../../../../shared/contract/check.ts';
import { remarkSentence } from '../../../../shared/contract/sentences.ts';
import { isJsonObject } from '../../../../shared/data/json-object.ts';
import { Policies } from '../../../../shared/schemas/desk/policies.ts';
import { REGISTRY_KEY, registryPolicies } from './registry.ts';

/** Policies that nobody can go by. The message is for people. */
export class BadPolicies extends Error {
  override readonly name = 'BadPolicies';
}

/** Runs a program of the system. @returns what it prints @throws where it ends with another code than 0 */
type Run = (program: string, args: readonly string[]) => string;

const run: Run = (program, args) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** What the place of the policies is found by. */
interface PolicyPlace {
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

interface Found {
  readonly place: string;
  readonly values: unknown;
}

function inRegistry({ run }: PolicyPlace): Found | undefined {
  try {
    return { place: REGISTRY_KEY, values: registryPolicies(run(REG, ['query', REGISTRY_KEY])) };
  } catch {
    // Without the key, the program ends with 1.
    return undefined;
  }
}

function inFile({ platform, run, file = FILES[platform] }: PolicyPlace): Found | undefined {
  if (file === undefined || !existsSync(file)) return undefined;
  try {
    const isPropertyList = file.endsWith('.plist');
    const text = isPropertyList
      ? run(PLUTIL, ['-convert', 'json', '-o', '-', '--', file])
      : readFileSync(file, 'utf8');
    return { place: file, values: JSON.parse(text) };
  } catch (cause) {
    throw new BadPolicies(`The policies in ${file} cannot be read`, { cause });
  }
}

const check = checker(Policies);

/** The value that this version knows; a later one may have more. */
function known(values: unknown): unknown {
  if (!isJsonObject(values)) return values;
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => Object.hasOwn(Policies.properties, name)),
  );
}

/**
 * What the administrator of this computer has set: on Windows in the registry, on macOS in the managed
 * preferences, on Linux in `/etc/quotedesk/policies.json`.
 * @throws {BadPolicies} where they cannot be read or one has no valid value: what is required must
 * not be left out in silence
 */
export function readPolicies(given: Partial<PolicyPlace> = {}): Policies {
  const place: PolicyPlace = { platform: process.platform, run, ...given };
  const found = place.platform === 'win32' ? inRegistry(place) : inFile(place);
  if (!found) return {};
  const checked = check(known(found.values));
  if ('value' in checked) return checked.value;
  const faults = checked.errors.map(remarkSentence).join('; ');
  throw new BadPolicies(`The policies in ${found.place} are not valid: ${faults}`);
}
