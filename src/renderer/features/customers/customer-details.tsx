import { useTranslation } from 'react-i18next';
import { addressLine } from '../../../shared/domain/address.ts';
import type { CustomerFile } from '../../../shared/schemas/people/customer.ts';
import { Fact, Facts } from '../../components/facts.tsx';
import { Private } from '../../components/private.tsx';
import { bookWords } from '../../i18n/book-words.ts';

interface AllProps {
  readonly name: string;
  /** The newest first. */
  readonly values: readonly string[];
}

/** The newest value, and those that were given before. */
function All({ name, values }: AllProps) {
  const { t } = useTranslation('customers');
  return values.map((value, i) => (
    <Fact
      key={value}
      plain
      name={i === 0 ? name : `${name}, ${t('page.earlier')}`}
      value={value}
      copyAs={name}
    >
      <Private>{value}</Private>
    </Fact>
  ));
}

/** How to reach a person, and with which licence he or she drives. */
export function CustomerDetails({ file }: { readonly file: CustomerFile }) {
  const { t } = useTranslation(['customers', 'common']);
  const { licenceType: type, licenceHeldYears } = file.details;
  const licenceType = type && bookWords(type);
  const licence =
    licenceHeldYears === undefined
      ? licenceType
      : licenceType === undefined
        ? t('page.yearsOnly', { count: licenceHeldYears })
        : t('page.years', { licence: licenceType, count: licenceHeldYears });
  return (
    <Facts>
      <All name={t('page.email')} values={file.emails} />
      <All name={t('page.phone')} values={file.phones} />
      <All name={t('page.address')} values={file.addresses.map(addressLine)} />
      <Fact plain name={t('page.licence')} value={licence ?? t('common:none')} />
    </Facts>
  );
}
