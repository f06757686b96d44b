import type { ComponentProps } from 'react';
import { useCovering } from '../../components/screen.tsx';
import classes from './cover.module.css';

interface CoverProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'className' | 'aria-label'> {
  readonly title: string;
}

/** Covers the whole window, dialogs and all, and its title, for as long as it is shown. */
export function Cover({ title, children, ...rest }: CoverProps) {
  useCovering();
  return (
    <dialog
      {...rest}
      className={classes.cover}
      aria-label={title}
      // The top layer: above every dialog, and what lies below can't be reached.
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal();
      }}
    >
      <p className={classes.title}>{title}</p>
      {children}
    </dialog>
  );
}
