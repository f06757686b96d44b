import type { FormListPath, FormName } from '../../../shared/domain/quote-fields/form-fields.ts';
import { messages } from '../../../shared/words/messages.ts';
import customers from '../en/customers.json';
import newQuote from '../en/newQuote.json';
import price from '../en/price.json';
import quotes from '../en/quotes.json';
import { words } from '../i18n.ts';

newQuote.field satisfies Readonly<Record<FormName, string>>;
newQuote.item satisfies Readonly<Record<FormListPath, object>>;

// Every screen but the first says these words; where something fails, so does that.
const later = { customers, messages, newQuote, price, quotes };
for (const [name, bundle] of Object.entries(later)) words.addResourceBundle('en', name, bundle);
