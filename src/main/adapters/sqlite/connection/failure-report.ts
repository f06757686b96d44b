/** What the database does by itself, so that no caller sees it fail. */
export type BackgroundOperation = 'quoteIndex' | 'chainHead' | 'checkpoint';

/** Where such a failure goes. */
export type OnFault = (error: unknown, operation: BackgroundOperation) => void;

/** Reports a failure when it begins, not each time that it repeats. */
export function failureReport(onFault: OnFault, operation: BackgroundOperation) {
  let isFailing = false;
  return {
    failed: (error: unknown): void => {
      if (!isFailing) onFault(error, operation);
      isFailing = true;
    },
    succeeded: (): void => {
      isFailing = false;
    },
  };
}
