import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import {
  FORM_LISTS,
  type FormList,
  fieldsInGroup,
  fieldsInItem,
} from '../../../shared/domain/quote-fields/form-fields.ts';
import {
  CLOSED_GROUPS,
  FORM_GROUPS,
  type FormGroup,
} from '../../../shared/domain/quote-fields/quote-field.ts';
import classes from './field.module.css';
import { addId, focusOn } from './focus.ts';
import { FormField } from './form-field.tsx';
import type { Form } from './store/form.ts';
import { useEdited } from './use-shown.ts';

interface FieldGroupProps {
  readonly group: FormGroup;
  readonly title: string;
  readonly children: ReactNode;
}

/** The fields about one thing. */
function FieldGroup({ title, children }: FieldGroupProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{title}</legend>
      <div className={classes.fields}>{children}</div>
    </fieldset>
  );
}

interface ItemProps {
  readonly list: FormList;
  /** From 1. */
  readonly position: number;
}

/** One driver, claim or conviction. */
function Item({ list, position }: ItemProps) {
  const { t } = useTranslation('newQuote');
  const { form } = useEdited();
  const remove = () => {
    flushSync(() => form.getState().removeItem(list.path, position));
    document.getElementById(addId(list.path))?.focus();
  };
  return (
    <fieldset className={classes.item}>
      <legend>{t(`item.${list.path}.name`, { number: position })}</legend>
      <div className={classes.fields}>
        {fieldsInItem(list, position).map(({ path, control }) => (
          <FormField key={path} path={path} control={control} />
        ))}
      </div>
      <Button size="compact-xs" variant="default" onClick={remove}>
        {t(`item.${list.path}.remove`, { number: position })}
      </Button>
    </fieldset>
  );
}

/** The items of a list, and the button that adds one. */
function ItemList({ list }: { readonly list: FormList }) {
  const { t } = useTranslation('newQuote');
  const { form } = useEdited();
  const count = useStore(form, ({ content }) => content.items[list.path] ?? 0);
  const positions = Array.from({ length: count }, (_, at) => at + 1);
  const add = () => {
    flushSync(() => form.getState().addItem(list.path));
    const [first] = fieldsInItem(list, count + 1);
    if (first) focusOn(first.path);
  };
  return (
    <div className={classes.items}>
      {positions.map((position) => (
        <Item key={position} list={list} position={position} />
      ))}
      {count < list.most && (
        <Button id={addId(list.path)} size="xs" variant="default" onClick={add}>
          {t(`item.${list.path}.add`)}
        </Button>
      )}
    </div>
  );
}

/** Whether something of a part is filled in. */
function isFilled(form: Form, group: FormGroup): boolean {
  const { texts, items } = form.getState().content;
  return (
    fieldsInGroup(group).some(({ path }) => texts[path]) ||
    FORM_LISTS.some((list) => list.form === group && (items[list.path] ?? 0) > 0)
  );
}

/** Fields that are seldom needed: closed unless a draft has something in them. */
function ClosedGroup({ group, title, children }: FieldGroupProps) {
  const { form } = useEdited();
  const [opened, setOpened] = useState(() => isFilled(form, group));
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

/** The fields of a part, and below them the items that can be added to it. */
function GroupContent({ group }: { readonly group: FormGroup }) {
  return (
    <>
      {fieldsInGroup(group).map(({ path, control }) => (
        <FormField key={path} path={path} control={control} />
      ))}
      {FORM_LISTS.filter(({ form }) => form === group).map((list) => (
        <ItemList key={list.path} list={list} />
      ))}
    </>
  );
}

/** The policyholder begins the second column, where the window has room for two. */
const SECOND = FORM_GROUPS.indexOf('driver');
const COLUMNS = [FORM_GROUPS.slice(0, SECOND), FORM_GROUPS.slice(SECOND)];

/** Everything about the risk, on one page. */
export function QuoteForm() {
  const { t } = useTranslation('newQuote');
  const { fixed } = useEdited();
  return (
    <div className={classes.form}>
      <div className={classes.columns}>
        {COLUMNS.map((groups) => (
          <div key={groups[0]}>
            {groups.map((group) => {
              // A heading would say what the fields can be filled in for.
              const fields = fieldsInGroup(group);
              if (fields.length > 0 && fields.every(({ path }) => fixed?.has(path))) {
                return (
                  <div key={group} className={`${classes.fixed} ${classes.fields}`}>
                    <GroupContent group={group} />
                  </div>
                );
              }
              const Group = CLOSED_GROUPS.includes(group) ? ClosedGroup : FieldGroup;
              return (
                <Group key={group} group={group} title={t(`section.${group}`)}>
                  <GroupContent group={group} />
                </Group>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
