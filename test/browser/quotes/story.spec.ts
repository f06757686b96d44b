import { story } from '../../support/screens/story.ts';
import { expect, test } from '../fixture.ts';

test('from a new customer to a policy, and back to it, by keyboard alone', async ({
  page,
  host,
}) => {
  await page.goto(host.link);
  const { makeQuote, changeTerms, readSchedule, accept, ...then } = story(page);
  await makeQuote();
  const quote = then.strokes();
  await changeTerms();
  await readSchedule();
  await accept();
  const policy = then.strokes();
  await then.findInList();
  await then.findCustomer();
  await then.seeItCounted();
  console.log(
    `Keystrokes: ${quote} to the quote, ${policy} to the policy, ${then.strokes()} in all.`,
  );
  expect(quote).toBeLessThanOrEqual(50);
  expect(policy).toBeLessThanOrEqual(97);
});
