import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import {
  type FormField as Field,
  FORM_LISTS,
  type FormList,
  fieldsInItem,
  fieldsInPart,
} from '../../../shared/domain/quote-fields/form-fields.ts';
import { AskedFields } from './asked-fields.tsx';
import classes from './field.module.css';
import { addId, focusOn } from './focus.ts';
import { FormField } from './form-field.tsx';
import { useEdited } from './use-shown.ts';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the form with its heading. */
function Part({ title, children }: PartProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

function Fields({ fields }: { readonly fields: readonly Field[] }) {
  return (
    <div className={classes.fields}>
      {fields.map(({ path, control }) => (
        <FormField key={path} path={path} control={control} />
      ))}
    </div>
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

/** The items of a list, each with what is asked of it. */
function Items({ list }: { readonly list: FormList }) {
  const { form } = useEdited();
  const count = useStore(form, ({ content }) => content.items[list.path] ?? 0);
  const positions = Array.from({ length: count }, (_, at) => at + 1);
  return positions.map((position) => <Item key={position} list={list} position={position} />);
}

/** Adds an item to a list, and goes to its first field. */
function AddItem({ list }: { readonly list: FormList }) {
  const { t } = useTranslation('newQuote');
  const { form } = useEdited();
  const count = useStore(form, ({ content }) => content.items[list.path] ?? 0);
  if (count >= list.most) return null;
  const add = () => {
    flushSync(() => form.getState().addItem(list.path));
    const [first] = fieldsInItem(list, count + 1);
    if (first) focusOn(first.path);
  };
  return (
    <Button id={addId(list.path)} size="xs" variant="default" onClick={add}>
      {t(`item.${list.path}.add`)}
    </Button>
  );
}

/** Cover that ends before a year is over or after it, which few want: closed unless a draft has it. */
function Period() {
  const { t } = useTranslation('newQuote');
  const { form, fixed } = useEdited();
  const fields = fieldsInPart('period');
  const [isFilled] = useState(() => fields.some(({ path }) => form.getState().content.texts[path]));
  const [isOpened, setOpened] = useState(isFilled);
  if (fields.every(({ path }) => fixed?.has(path))) {
    return (
      <div className={classes.fixed}>
        <Fields fields={fields} />
      </div>
    );
  }
  return (
    <details
      className={classes.closed}
      open={isFilled}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>{t('section.period')}</summary>
      {isOpened && (
        <fieldset className={classes.group} aria-label={t('section.period')}>
          <Fields fields={fields} />
        </fieldset>
      )}
    </details>
  );
}

/** Everything about the risk, on one page: first that from which a price comes, then what may move it. */
export function QuoteForm() {
  const { t } = useTranslation('newQuote');
  return (
    <div className={classes.form}>
      <div className={classes.columns}>
        <div>
          <Part title={t('part.price')}>
            <Fields fields={fieldsInPart('price')} />
            <Period />
          </Part>
        </div>
        <div>
          <Part title={t('part.asked')}>
            <AskedFields />
          </Part>
          <Part title={t('part.person')}>
            <Fields fields={fieldsInPart('person')} />
          </Part>
          <Part title={t('part.lists')}>
            {FORM_LISTS.map((list) => (
              <Items key={list.path} list={list} />
            ))}
            <div className={classes.adds}>
              {/* Another driver is what most often comes, and stands last in a document. */}
              {FORM_LISTS.toReversed().map((list) => (
                <AddItem key={list.path} list={list} />
              ))}
            </div>
          </Part>
        </div>
      </div>
    </div>
  );
}
