import { useTranslation } from 'react-i18next';
import { FORM_FIELDS } from '../../../shared/domain/quote-fields/form-fields.ts';
import { FORM_GROUPS } from '../../../shared/domain/quote-fields/quote-field.ts';
import { FieldGroup } from './field-group.tsx';
import { FormField } from './form-field.tsx';

/** Everything about the risk, on one page. */
export function QuoteForm() {
  const { t } = useTranslation('newQuote');
  return (
    <div>
      {FORM_GROUPS.map((group) => (
        <FieldGroup key={group} title={t(`section.${group}`)}>
          {FORM_FIELDS.filter((field) => field.group === group).map(({ path, control }) => (
            <FormField key={path} path={path} control={control} />
          ))}
        </FieldGroup>
      ))}
    </div>
  );
}
