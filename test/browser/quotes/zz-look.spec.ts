import { readyForCover } from '../../support/quotes/ready-for-cover.ts';
import { test } from '../fixture.ts';
import { desk, openDeskBeforeEach, opened } from '../quote-page.ts';

openDeskBeforeEach();
const OUT = '/tmp/h5-look';
test('look', async ({ page }) => {
  const { quoteId } = await opened(page);
  const ready = await readyForCover((o, i) => desk(page, o, i), quoteId);
  const { policyId } = await desk(page, 'acceptQuote', {
    quoteId,
    paymentMethod: 'card',
    paymentReference: 'P-1',
    ...ready,
  });
  await desk(page, 'recordAccident', {
    policyId,
    at: '2026-11-20',
    time: '08:40',
    place: 'N4 at Lucan, Co. Dublin',
    driver: 'Seán Murphy',
    otherParties: 'One car, 201-D-5555, AXA; nobody hurt',
    description: 'Another car ran into the back of the customer’s at a traffic light',
    fault: 'notAtFault',
  });
  await desk(page, 'recordAccident', {
    policyId,
    number: 1,
    state: 'settled',
    paid: 1850.5,
    claimNumber: 'CLM/2026/004512',
  });
  await desk(page, 'recordComplaint', {
    quoteId,
    from: 'Seán Murphy',
    about: 'The premium is not what he was told on the telephone',
    receivedOn: '2026-10-20',
    channel: 'phone',
  });
  await desk(page, 'recordComplaintStep', {
    quoteId,
    complaint: 1,
    step: 'acknowledged',
    on: '2026-10-22',
    contact: 'Niamh Byrne, 01 555 1234',
  });
  await desk(page, 'recordComplaint', {
    quoteId,
    from: 'Seán Murphy',
    about: 'The certificate came late',
    receivedOn: '2026-11-27',
    channel: 'email',
  });
  const shots = async (name: string) => {
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.screenshot({ path: `${OUT}/${name}-${scheme}.png` });
    }
    await page.emulateMedia({ colorScheme: 'light' });
  };
  const view = async (lang: string) => {
    await page.goto(`/#/quotes/${quoteId}`);
    const head = page.getByRole('heading', {
      name: lang === 'en' ? 'Accidents and complaints' : 'Timpistí agus gearáin',
    });
    await head.waitFor();
    await page.waitForTimeout(800);
    await head.evaluate((e) => e.scrollIntoView());
    await page.waitForTimeout(200);
    await shots(`card-${lang}`);
    await page.setViewportSize({ width: 900, height: 700 });
    await head.evaluate((e) => e.scrollIntoView());
    await shots(`card900-${lang}`);
    await page.setViewportSize({ width: 1280, height: 1000 });
    await page
      .getByRole('button', { name: lang === 'en' ? 'Report an accident' : 'Tuairiscigh timpiste' })
      .click();
    await page.waitForTimeout(500);
    await shots(`report-${lang}`);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
    await page
      .getByRole('button', {
        name: lang === 'en' ? 'Next step of complaint 1' : 'An chéad chéim eile de ghearán 1',
      })
      .click();
    await page.waitForTimeout(500);
    await shots(`step-${lang}`);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
    await page.goto('/#/quotes/complaints');
    await page.waitForTimeout(800);
    await shots(`register-${lang}`);
    await page.goto('/#/');
    await page.waitForTimeout(1200);
    await shots(`dashboard-${lang}`);
    await page.goto('/#/help/policies');
    await page.waitForTimeout(800);
    await page.screenshot({ path: `${OUT}/help-${lang}.png`, fullPage: true });
    await page.setViewportSize({ width: 1280, height: 800 });
  };
  await view('en');
  await desk(page, 'saveSettings', { language: 'ga' } as never);
  await page.reload();
  await page.waitForTimeout(800);
  await view('ga');
});
