import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import { FormDialog, type FormDialogProps } from '../../../commands/form-dialog.tsx';
import { News } from '../history/news.tsx';

interface DialogProps extends FormDialogProps {
  /** Of the quote that is changed. */
  readonly page: QuotePage;
}

/** A change of the quote in a window of its own, which says what others did to it meanwhile. */
export function Dialog({ page, children, ...others }: DialogProps) {
  return (
    <FormDialog {...others}>
      {(errorAt) => (
        <>
          <News page={page} />
          {typeof children === 'function' ? children(errorAt) : children}
        </>
      )}
    </FormDialog>
  );
}
