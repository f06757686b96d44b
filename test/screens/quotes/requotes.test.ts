import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import words from '../../../src/renderer/i18n/en/newQuote.json' with { type: 'json' };
import { DOCUMENT } from '../../support/screens/quote-document.ts';
import { openPage } from '../page.ts';
import { shown } from '../quote-page.ts';
import { acceptQuote, submitQuote } from '../quotes-list.ts';

test('the premium of the older quote follows what is done to it', async () => {
  const page = await openPage();
  const basedOn = await submitQuote(page, '191-D-12345');
  const { document } = await page.ask('draftFromQuote', { quoteId: basedOn });
  const again = await page.ask('submitDraft', { document, basedOn });
  page.goTo(`/quotes/${again.quoteId}`);
  const says = (text: string) =>
    waitFor(() =>
      expect(screen.getByRole('region', { name: 'Other quotes of this risk' })).toHaveTextContent(
        text,
      ),
    );
  await says('→');
  const discount = { overrideType: 'discount', value: 5, reason: 'loyal' } as const;
  await page.ask('overrideQuote', { quoteId: basedOn, ...discount });
  const { premium } = await page.ask('getQuote', { id: basedOn });
  expect(premium).not.toBe(again.premium);
  await says(`${shown(premium)} →`);
});

test('a re-quote of a policy proposes its renewal, each proposal marked', async () => {
  const page = await openPage();
  const sold = { ...DOCUMENT, NoClaimsBonus: { Years: 4 } };
  const { quoteId } = await page.ask('submitQuote', { source: 'json', document: sold });
  await acceptQuote(page, quoteId);
  page.goTo(`/quotes/${quoteId}`);
  await page.press('Enter', await screen.findByRole('button', { name: 'Re-quote' }));
  const field = (name: string) => screen.findByRole('textbox', { name });
  const proposals = (count: number) =>
    waitFor(() => expect(screen.queryAllByText('From policy · Undo')).toHaveLength(count));
  const years = await field(words.field['NoClaimsBonus/Years']);
  await waitFor(() => expect(years).toHaveValue('5'));
  const start = await field('Start of cover');
  expect(start).toHaveValue('01/03/2028');
  await proposals(2);
  expect(start).toHaveAccessibleDescription(/Worked out from the policy for its renewal/);
  // Escape gives back what the policy has, and the mark goes.
  await page.press('Escape', years);
  await waitFor(() => expect(years).toHaveValue('4'));
  await proposals(1);
});
