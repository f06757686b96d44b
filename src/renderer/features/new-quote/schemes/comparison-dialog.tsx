import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { printAlone } from '../../../components/print-alone.ts';
import { useReturnFocus } from '../../../components/use-return-focus.ts';
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
  const { t } = useTranslation(['newQuote', 'common']);
  const { offers, isPriced, chosen } = useSchemes();
  const content = useRef<HTMLDivElement>(null);
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('schemes.compare')}
      size="70rem"
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="md">
        {isPriced ? (
          <div ref={content}>
            <PrintedHead />
            <ComparisonTable offers={offers} chosen={chosen} />
          </div>
        ) : (
          <Text>{t('schemes.empty')}</Text>
        )}
        <Group justify="flex-end">
          <Button
            variant="default"
            leftSection={<Icon name="print" />}
            disabled={!isPriced}
            onClick={() => content.current && printAlone(printed(content.current))}
          >
            {t('schemes.print')}
          </Button>
          <Button onClick={onClose}>{t('common:close')}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
