import { useTranslation } from 'react-i18next';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import classes from './head.module.css';

/** The numbers of the quote and its policy, small: people go by name and registration. */
export function Ids({ quote: { quoteId, policyId } }: { readonly quote: Quote }) {
  const { t } = useTranslation('quote');
  const ids = [
    [t('head.quoteId'), quoteId],
    [t('head.policyId'), policyId],
  ] as const;
  return (
    <dl className={classes.ids}>
      {ids.map(([name, id]) =>
        id === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{id}</code> <CopyButton text={id} what={name} />
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
