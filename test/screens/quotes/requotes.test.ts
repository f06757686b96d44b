import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import words from '../../../src/renderer/i18n/en/newQuote.json' with { type: 'json' };
import { DOCUMENT } from '../../support/screens/quote-document.ts';
import { openPage } from '../page.ts';
import { fromMenu, shown } from '../quote-page.ts';
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

test('a re-quote of a policy asks what for; its renewal is proposed, each proposal marked', async () => {
  const page = await openPage();
  const sold = { ...DOCUMENT, NoClaimsBonus: { Years: 4 } };
  const { quoteId } = await page.ask('submitQuote', { source: 'json', document: sold });
  await acceptQuote(page, quoteId);
  page.goTo(`/quotes/${quoteId}`);
  await screen.findByRole('button', { name: 'More' });
  await fromMenu(page, 'Re-quote');
  const change = await screen.findByRole('button', { name: /^Change the policy/ });
  await waitFor(() => expect(change).toHaveFocus());
  expect(screen.getByRole('button', { name: /^Another offer/ })).toBeVisible();
  await page.press('2');
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

test('a policy is changed where it stands; a re-quote that was one for a change is shown as that', async () => {
  const page = await openPage();
  const { quoteId } = await page.ask('submitQuote', { source: 'json', document: DOCUMENT });
  await acceptQuote(page, quoteId);
  // As a bookmark may have it.
  page.goTo(`/new/from/${quoteId}?for=change`);
  await screen.findByRole('button', { name: /^Change the policy/ });
  await page.press('1');
  expect(await screen.findByRole('heading', { name: 'Change the policy' })).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Start of cover' })).toBeDisabled();
  const { document } = await page.ask('draftFromQuote', { quoteId, purpose: 'change' });
  const again = { document, basedOn: quoteId, purpose: 'change' as const };
  const quote = await page.ask('submitDraft', again);
  page.goTo(`/quotes/${quote.quoteId}`);
  const others = await screen.findByRole('region', { name: 'Other quotes of this risk' });
  await waitFor(() => expect(others).toHaveTextContent('A change to the policy'));
  expect(
    await screen.findByText(`Re-quoted from ${quoteId}, as a change to its policy`),
  ).toBeVisible();
});
