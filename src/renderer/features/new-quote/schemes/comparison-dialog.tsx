import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PrintedDialog } from '../../../components/printed-dialog.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { PrintedHead } from './printed-head.tsx';
import { useSchemes } from './use-schemes.ts';

/** A copy to print: what is chosen on the screen is no choice on paper. */
function printed(content: HTMLElement): Node {
  const copy = content.cloneNode(true);
  if (copy instanceof HTMLElement) {
    // Two radio buttons of one name in a document would take each other's choice away.
    for (const input of copy.querySelectorAll('input')) input.remove();
  }
  return copy;
}

/** All schemes side by side, to sort, to choose from and to print; it follows the form. */
export function ComparisonDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('newQuote');
  const { offers, isPriced, chosen } = useSchemes();
  return (
    <PrintedDialog
      title={t('schemes.compare')}
      size="70rem"
      print={t('schemes.print')}
      canPrint={isPriced}
      copy={printed}
      onClose={onClose}
    >
      {(content) =>
        isPriced ? (
          <div ref={content}>
            <PrintedHead />
            <Text size="sm" c="dimmed" mb="xs">
              {t('schemes.basis')}
            </Text>
            <ComparisonTable offers={offers} chosen={chosen} />
          </div>
        ) : (
          <Text>{t('schemes.empty')}</Text>
        )
      }
    </PrintedDialog>
  );
}
