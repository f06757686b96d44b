import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** What electron-builder tells of a packed folder, as far as it is read here. */
interface Packed {
  readonly appOutDir: string;
  readonly packager: { readonly appInfo: { readonly productFilename: string } };
}

/**
 * electron-builder's hook, called by its configuration: removes what Electron shows where there is no
 * application. electron-builder leaves it in an Electron that it did not fetch itself.
 */
export default function afterPack({ appOutDir, packager }: Packed): void {
  const bundle = `${packager.appInfo.productFilename}.app/Contents/Resources`;
  for (const name of ['version', ...['resources', bundle].map((at) => `${at}/default_app.asar`)])
    rmSync(join(appOutDir, name), { force: true });
}
