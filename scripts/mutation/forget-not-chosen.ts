import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { NOT_CHOSEN } from './sample.ts';

interface Report {
  readonly files: Record<string, { mutants: { readonly statusReason?: string }[] }>;
}

/** Takes what an earlier sample left out from Stryker's file of results, which would never be tried otherwise. */
export function forgetNotChosen(incrementalFile: string): void {
  if (!existsSync(incrementalFile)) return;
  const report: Report = JSON.parse(readFileSync(incrementalFile, 'utf8'));
  for (const file of Object.values(report.files)) {
    file.mutants = file.mutants.filter(({ statusReason }) => statusReason !== NOT_CHOSEN);
  }
  writeFileSync(incrementalFile, JSON.stringify(report));
}
