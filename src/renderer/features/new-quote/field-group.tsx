import type { ReactNode } from 'react';
import type { FormGroup } from '../../../shared/domain/quote-fields/quote-field.ts';
import classes from './field.module.css';

export interface FieldGroupProps {
  readonly group: FormGroup;
  readonly title: string;
  readonly children: ReactNode;
}

/** The fields about one thing. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{title}</legend>
      <div className={classes.fields}>{children}</div>
    </fieldset>
  );
}
