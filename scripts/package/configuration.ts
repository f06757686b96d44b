import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../build-fresh.ts';

/** electron-builder's configuration, as far as other programs read it. */
export interface PackageConfiguration {
  readonly productName: string;
  readonly icon: string;
  readonly afterPack: string;
  readonly protocols: readonly { readonly schemes: readonly string[] }[];
  readonly fileAssociations: readonly {
    readonly ext: readonly string[];
    readonly description: string;
    readonly mimeType: string;
  }[];
  readonly electronFuses: Readonly<Record<string, boolean>>;
  readonly linux: {
    readonly category: string;
    readonly executableName: string;
    readonly maintainer: string;
    readonly synopsis: string;
    readonly target: readonly string[];
  };
  readonly mac: { readonly entitlements: string; readonly target: readonly string[] };
  readonly win: { readonly target: readonly string[] };
}

/** Reads `electron-builder.yml`; a test checks it against electron-builder's schema. */
export function packageConfiguration(): PackageConfiguration {
  return parse(readFileSync(join(ROOT, 'electron-builder.yml'), 'utf8'));
}
