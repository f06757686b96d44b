import { Button } from '@mantine/core';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { type FormList, fieldsInItem } from '../../../shared/domain/quote-fields/form-fields.ts';
import classes from './field.module.css';
import { addId, focusOn } from './focus.ts';
import { FormField } from './form-field.tsx';
import { newQuote } from './store/store.ts';

interface ItemProps {
  readonly list: FormList;
  /** From 1. */
  readonly position: number;
}

/** One driver, claim or conviction. */
function Item({ list, position }: ItemProps) {
  const { t } = useTranslation('newQuote');
  const remove = () => {
    flushSync(() => newQuote.form.getState().removeItem(list.path, position));
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
export function ItemList({ list }: { readonly list: FormList }) {
  const { t } = useTranslation('newQuote');
  const count = useStore(newQuote.form, ({ content }) => content.items[list.path] ?? 0);
  const positions = Array.from({ length: count }, (_, at) => at + 1);
  const add = () => {
    flushSync(() => newQuote.form.getState().addItem(list.path));
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
