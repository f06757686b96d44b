import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { DOCUMENT } from '../../support/screens/quote-document.ts';
import { openPage } from '../page.ts';

const BYRNE = {
  ...DOCUMENT,
  Customer: { FirstName: 'Áine', Surname: 'Byrne', DateOfBirth: '1985-03-12' },
};

const PLACES = {
  'a customer': '/customers/aine.byrne.1985-03-12',
  'the dashboard': '/',
  'the quotes': '/quotes',
  'the customers': '/customers',
};

test.each(Object.entries(PLACES))(
  'what is shown of %s stays while the host is gone',
  async (_name, place) => {
    const { ask, goTo, intercept } = await openPage({ place: '/help' });
    await ask('submitQuote', { source: 'json', document: BYRNE });
    goTo(place);
    const name = async () => (await screen.findAllByText('Áine Byrne'))[0];
    expect(await name()).toBeVisible();
    intercept(() => {
      throw new Error('The host is gone');
    });
    expect(await screen.findByText(/Quotedesk does not answer\. What you typed/)).toBeVisible();
    expect(await name()).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
);
