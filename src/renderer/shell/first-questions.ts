import { askForFigures } from '../features/dashboard/ask-for-figures.ts';
import { readHash } from '../routing/hash-location.ts';

/** By the path of a screen, how to ask for what it shows first. */
const QUESTIONS: Readonly<Record<string, () => Promise<void>>> = { '/': askForFigures };

/** Asks for what the screen at the place of this page shows first, where that is known before it is drawn. */
export async function askForScreen(): Promise<void> {
  await QUESTIONS[readHash(location.hash).path]?.();
}
