import { done, invalid, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { AddOn } from '../../../../shared/domain/quotes/add-on.ts';
import type { AddOnRequest, RemoveAddOnRequest } from '../../../../shared/schemas/quotes/change.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { Context } from '../../dispatcher.ts';
import type { Happening } from '../history/happening.ts';
import { chosenLevels } from '../history/replay.ts';
import { addOnLevel, unknownLevel } from '../price/add-on-levels.ts';
import type { ChangeParts } from './change.ts';
import { changeTerms } from './change-terms.ts';

/** The event of an add-on; after a premium set by hand it is charged on top. */
export function addOnEvent(addOn: AddOn, level: string, premium = 0): Happening {
  return { kind: 'addOn', detail: { addOn, level, premium } };
}

/** The event of an add-on that comes off again. */
export function removalEvent(addOn: AddOn, premium = 0): Happening {
  return { kind: 'addOnRemoved', detail: { addOn, premium } };
}

/** Adds optional cover; the same cover again changes its level. */
export function addCover(parts: ChangeParts) {
  return (request: AddOnRequest, context: Context): Promise<Result<Quote>> =>
    changeTerms(parts, request.quoteId, context, (book) => {
      const { addonType: addOn, addonOptions } = request;
      const chosen = addOnLevel(book, addOn, addonOptions?.level);
      if ('known' in chosen) {
        const paths = { addOn: 'addonType', level: 'addonOptions.level' };
        return invalid([unknownLevel(chosen.known, paths)]);
      }
      const { level } = chosen;
      return done({
        path: 'addonOptions.level',
        event: (premium) => addOnEvent(addOn, level, premium),
      });
    });
}

/** Takes optional cover off again. */
export function removeCover(parts: ChangeParts) {
  return (request: RemoveAddOnRequest, context: Context): Promise<Result<Quote>> =>
    changeTerms(parts, request.quoteId, context, (_, events) => {
      const { addonType: addOn } = request;
      if (!chosenLevels(events).has(addOn)) {
        return invalid([{ path: 'addonType', message: message('notInQuote') }]);
      }
      return done({
        path: 'addonType',
        event: (premium) => removalEvent(addOn, premium),
      });
    });
}
