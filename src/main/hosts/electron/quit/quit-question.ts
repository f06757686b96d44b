import type { BrowserWindow, Dialog, MessageBoxOptions } from 'electron';
import type { ShownWork } from '../../../../shared/schemas/desk/desktop.ts';
import type { Words } from '../words/words.ts';
import type { RunningWork } from './running-work.ts';

interface QuitParts {
  readonly dialog: Pick<Dialog, 'showMessageBox'>;
  readonly work: Pick<RunningWork, 'all' | 'ended'>;
  /** The window in front, which the question belongs to; undefined where there is none. */
  readonly front: () => BrowserWindow | undefined;
  /** The words of the language that a window speaks. */
  readonly wordsOf: (window: BrowserWindow | undefined) => Words['quit'];
  readonly quit: () => void;
  readonly onError: (error: unknown) => void;
}

/** Asks before long work is lost. */
export interface QuitQuestion {
  /** Whether an event that would end the application is stopped, because somebody is asked first. */
  readonly stops: (event: { readonly preventDefault: () => void }) => boolean;
  /** Asks no one from here on: the system does not wait for an answer. */
  readonly skip: () => void;
}

const CHOICES = ['finish', 'stop', 'stay'] as const;

/** What runs and how far it is, a line each. */
function lines(work: readonly ShownWork[]): string {
  const texts = work.map(({ label, done, of }) =>
    done === undefined || !of ? label : `${label}: ${Math.floor((100 * done) / of)} %`,
  );
  return texts.join('\n');
}

export function quitQuestion(parts: QuitParts): QuitQuestion {
  const { dialog, work, front, wordsOf, quit, onError } = parts;
  let isSkipped = false;
  let isAsking = false;

  const skip = () => {
    isSkipped = true;
  };
  const quitNow = () => {
    skip();
    quit();
  };

  async function ask(): Promise<void> {
    const window = front();
    const words = wordsOf(window);
    const question: MessageBoxOptions = {
      type: 'question',
      title: 'Quotedesk',
      message: words.message,
      detail: lines(work.all()),
      buttons: CHOICES.map((choice) => words[choice]),
      defaultId: CHOICES.indexOf('finish'),
      cancelId: CHOICES.indexOf('stay'),
      noLink: true,
    };
    const { response } = await (window
      ? dialog.showMessageBox(window, question)
      : dialog.showMessageBox(question));
    const chosen = CHOICES[response];
    if (chosen === 'stop') quitNow();
    // Anyone who quits once more meanwhile is asked again.
    if (chosen === 'finish') void work.ended().then(quitNow);
  }

  return {
    stops: (event) => {
      if (isSkipped || (work.all().length === 0 && !isAsking)) return false;
      event.preventDefault();
      if (isAsking) return true;
      isAsking = true;
      ask()
        .catch(onError)
        .finally(() => {
          isAsking = false;
        });
      return true;
    },
    skip,
  };
}
