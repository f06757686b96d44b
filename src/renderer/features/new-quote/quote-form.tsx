import { useTranslation } from 'react-i18next';
import { FORM_LISTS, fieldsInGroup } from '../../../shared/domain/quote-fields/form-fields.ts';
import {
  CLOSED_GROUPS,
  FORM_GROUPS,
  type FormGroup,
} from '../../../shared/domain/quote-fields/quote-field.ts';
import { ClosedGroup } from './closed-group.tsx';
import classes from './field.module.css';
import { FieldGroup } from './field-group.tsx';
import { FormField } from './form-field.tsx';
import { ItemList } from './item-list.tsx';

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
  return (
    <div className={classes.form}>
      <div className={classes.columns}>
        {COLUMNS.map((groups) => (
          <div key={groups[0]}>
            {groups.map((group) => {
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
