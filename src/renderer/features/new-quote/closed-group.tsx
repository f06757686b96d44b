import { useState } from 'react';
import { FORM_LISTS, fieldsInGroup } from '../../../shared/domain/quote-fields/form-fields.ts';
import type { FormGroup } from '../../../shared/domain/quote-fields/quote-field.ts';
import classes from './field.module.css';
import type { FieldGroupProps } from './field-group.tsx';
import { newQuote } from './store/store.ts';

/** Whether something of a part is filled in. */
function isFilled(group: FormGroup): boolean {
  const { texts, items } = newQuote.form.getState().content;
  return (
    fieldsInGroup(group).some(({ path }) => texts[path]) ||
    FORM_LISTS.some(({ form, path }) => form === group && (items[path] ?? 0) > 0)
  );
}

/** Fields that are seldom needed: closed unless a draft has something in them. */
export function ClosedGroup({ group, title, children }: FieldGroupProps) {
  const [opened, setOpened] = useState(() => isFilled(group));
  const [wasOpen] = useState(opened);
  return (
    <details
      className={classes.closed}
      open={wasOpen}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>{title}</summary>
      {/* Drawn when it is first opened: a short quote must not wait for it. */}
      {opened && (
        <fieldset className={classes.group} aria-label={title}>
          <div className={classes.fields}>{children}</div>
        </fieldset>
      )}
    </details>
  );
}
