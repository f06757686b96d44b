import { isJsonObject, type JsonObject } from '../../../../shared/data/json-object.ts';
import { irishDay } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { COVERS, type Cover } from '../../../../shared/domain/quotes/cover.ts';
import {
  done,
  type InputError,
  invalid,
  isMissing,
  type Result,
} from '../../../../shared/result/result.ts';
import type {
  CompareRequest,
  Comparison,
  QuickOffer,
  Spread,
} from '../../../../shared/schemas/quotes/price.ts';
import type { SchemeOffer } from '../../../../shared/schemas/quotes/scheme-offer.ts';
import type { Context } from '../../dispatcher.ts';
import type { Library, ReadyBook } from '../../rate-books/library.ts';
import { onTypical } from '../../rating/rate.ts';
import { contradictions } from '../document/contradictions.ts';
import { possible } from '../document/impossible.ts';
import type { RatedSections } from '../document/inputs.ts';
import { readPart } from '../document/read-document.ts';
import { inputsFor, periodOf } from '../history/period.ts';
import { chosenWith } from '../price/chosen.ts';
import { price } from '../price/explanation.ts';
import { adjustmentsOf, changedInputs } from '../price/replay.ts';
import { chosenScheme } from '../schemes/chosen-scheme.ts';
import { offersOf } from '../schemes/compare-schemes.ts';
import { readQuickRisk } from './price.ts';
import { typicalAnswers } from './typical-answers.ts';

/** What each scheme says of a cover: with the usual answers to what is not known, and with the cautious ones. */
interface Offered {
  readonly cover: Cover;
  readonly usual: readonly SchemeOffer[];
  readonly cautious: readonly SchemeOffer[];
}

const ofScheme = (offers: readonly SchemeOffer[], id: string) =>
  offers.find(({ scheme }) => scheme.id === id);

/** What a scheme says of a quick risk under every cover; what it does not offer has no premium. */
function offerOf({ scheme }: ReadyBook, offered: readonly Offered[]): QuickOffer {
  const said = offered.flatMap(({ usual }) => ofScheme(usual, scheme.id) ?? []);
  const { decision, reasons } = said.find(({ premium }) => premium !== undefined) ??
    said[0] ?? { decision: 'decline', reasons: [] };
  const premiums = offered.flatMap(({ cover, usual, cautious }) => {
    const { premium, excess, differs, likeForLike } = ofScheme(usual, scheme.id) ?? {};
    if (premium === undefined || !differs) return [];
    const most = Math.max(premium, ofScheme(cautious, scheme.id)?.premium ?? premium);
    const terms = excess === undefined ? {} : { excess };
    return [{ cover, premium, most, ...terms, differs, ...(likeForLike ? { likeForLike } : {}) }];
  });
  return { scheme, decision, reasons, premiums };
}

/** The questions that make the difference between the usual and the cautious premium, the largest effect first. */
function spreadOf(usual: SchemeOffer, cautious: SchemeOffer | undefined): Spread[] {
  const spread = (cautious?.assumed ?? []).flatMap(({ path, title, value, effect }): Spread[] => {
    const typical = usual.assumed.find((one) => one.path === path && one.title === title)?.value;
    return typical === undefined || effect === 0
      ? []
      : [{ path, title, typical, cautious: value, effect }];
  });
  return spread.sort((one, other) => other.effect - one.effect);
}

const objectOr = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});

/** What is known as sections that can be rated under the widest cover, or what is wrong with it. */
function readKnown(
  { inception, dateOfBirth, document }: CompareRequest,
  today: string,
): Result<RatedSections> {
  const known = objectOr(document);
  const dated = {
    ...known,
    Policy: { ...objectOr(known.Policy), InceptionDate: inception },
    Customer: { ...objectOr(known.Customer), DateOfBirth: dateOfBirth },
  };
  const read = readPart({ document: dated, source: 'json' });
  const { sections } = possible(read.sections, today);
  const wrong = [
    ...read.errors.filter((error) => !isMissing(error)),
    ...contradictions(sections, today),
  ];
  const { policy, customer, ...others } = sections;
  const { inceptionDate } = policy;
  const { dateOfBirth: born } = customer;
  if (wrong.length > 0 || inceptionDate === undefined || born === undefined) {
    return invalid(wrong.map(({ path, message: said }): InputError => ({ path, message: said })));
  }
  return done({
    ...others,
    policy: { ...policy, inceptionDate, coverType: COVERS[0] },
    customer: { ...customer, dateOfBirth: born },
  });
}

/**
 * All three covers of a risk of which little is known, and what each scheme asks for them like for like, for
 * the screens: from the premium if the rest is as usual, up to the one if nothing more is known.
 */
export function compareCovers(library: Library) {
  return async (request: CompareRequest, { now }: Context): Promise<Result<Comparison>> => {
    const { inception, dateOfBirth, product, excess } = request;
    const today = irishDay(now);
    const dates = readQuickRisk(
      {
        inception: { text: inception, path: 'inception' },
        birth: { text: dateOfBirth, path: 'dateOfBirth' },
      },
      today,
    );
    if (!dates.ok) return dates;
    const { day, warnings } = dates.value;
    const asked = chosenScheme(library, { product, day });
    if ('fault' in asked) return invalid([{ path: 'product', message: asked.fault }]);
    const known = readKnown(request, today);
    if (!known.ok) return known;
    const sections = known.value;
    const period = periodOf(sections.policy, today);
    const book = library.inForce(day, asked.scheme) && library.inForce(period.from, asked.scheme);
    if (!book) return invalid([{ path: 'inception', message: message('beforeRateBooks') }]);

    // The excess of the default scheme, whichever is chosen: the price of a row stays when it is chosen.
    const choices = excess === undefined ? {} : { excess };
    const offered = COVERS.map((cover): Offered => {
      const risk = { ...sections, policy: { ...sections.policy, coverType: cover } };
      return {
        cover,
        usual: offersOf(library, risk, { choices, today, rating: onTypical }),
        cautious: offersOf(library, risk, { choices, today }),
      };
    });
    const offers = library.allInForce(day).map((one) => offerOf(one, offered));
    const own = offers.find(({ scheme }) => scheme.id === book.scheme.id);
    const inputs = inputsFor(sections, period);
    const levies = library.levies(today, book);
    const covers = offered.flatMap(({ cover, usual, cautious }) => {
      const offer = ofScheme(usual, book.scheme.id);
      const most = own?.premiums.find((one) => one.cover === cover)?.most;
      if (!offer || most === undefined) return [];
      const { newEvents } = chosenWith(book.book, offer.choices);
      const { explanation } = price({
        book: onTypical(book),
        levies,
        receivedOn: today,
        inputs: changedInputs(newEvents, { ...inputs, cover }),
        adjustments: adjustmentsOf(newEvents, book.book),
      });
      const spread = spreadOf(offer, ofScheme(cautious, book.scheme.id));
      const chosen = offer.choices.excess;
      const terms = chosen === undefined ? {} : { excess: chosen };
      return [{ cover, explanation, most, spread, ...terms }];
    });
    const referrals = own?.decision === 'refer' ? own.reasons : [];
    return done({
      scheme: book.scheme.id,
      covers,
      typical: covers.length === 0 ? [] : typicalAnswers(book, inputs, period.from),
      offers,
      warnings: [
        ...warnings,
        ...referrals.map(({ message: reason }) => message('referred', { reason })),
      ],
    });
  };
}
