import book from './ga/book.json' with { type: 'json' };
import choices from './ga/choices.json' with { type: 'json' };
import history from './ga/history.json' with { type: 'json' };
import messages from './ga/messages.json' with { type: 'json' };
import notices from './ga/notices.json' with { type: 'json' };
import policy from './ga/policy.json' with { type: 'json' };

/** The Irish that screens and documents share, by the namespaces of the screens. */
export const irish = { book, choices, history, messages, notices, policy };
