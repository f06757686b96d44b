import { normaliseEircode } from '../../../../shared/domain/eircode.ts';
import { squash } from '../../../../shared/domain/fold.ts';
import type { FormPath } from '../../../../shared/domain/quote-fields/form-fields.ts';
import { normaliseVrm } from '../../../../shared/domain/registration.ts';
import type { Caller } from '../../../data/call.ts';
import { EIRCODE, MARK } from '../../../data/form-fields.ts';
import type { Later } from '../../../data/later.ts';
import { addressTexts, createLookUp, vehicleTexts } from '../../../data/look-up.ts';
import type { Texts } from './content.ts';
import type { Form } from './form.ts';
import { without } from './texts.ts';

const VEHICLE: readonly FormPath[] = [
  'Vehicle/Make',
  'Vehicle/Model',
  'Vehicle/Year',
  'Vehicle/EngineSize',
  'Vehicle/FuelType',
];
const ADDRESS: readonly FormPath[] = [
  'Address/AddressLine1',
  'Address/Town',
  'Address/County',
  'Address/Country',
];

interface LookUpParts {
  readonly call: Caller;
  readonly later: Later;
  readonly form: Form;
}

/** Whether a text is what a register says, or begins so, as one that is still typed. */
const agrees = (typed: string, known = '') => squash(known).startsWith(squash(typed));

/** The fields that follow from a mark or a code, and which of them were typed after it. */
function createFollowing(form: Form, by: FormPath, paths: readonly FormPath[]) {
  const typed = new Set<FormPath>();
  return {
    typed(path: FormPath): void {
      if (path === by) typed.clear();
      else if (paths.includes(path)) typed.add(path);
    },
    forget: () => typed.clear(),
    /**
     * Fills in what a register knows. What was typed while it was asked stays.
     * @param areOne whether the fields describe one thing: then nothing is filled where another one is typed
     */
    fill(known: Texts, { areOne }: { readonly areOne: boolean }): void {
      const { content, fill } = form.getState();
      const own = [...typed].filter((path) => content.texts[path]);
      const isOther = own.some((path) => !agrees(content.texts[path] ?? '', known[path]));
      if (!(areOne && isOther)) fill(by, without(known, own));
    },
    giveBack: () => form.getState().giveBack(by, paths),
  };
}

/** The look-ups of vehicles and addresses, which fill the fields that follow from what is typed. */
export function createLookUps({ call, later, form }: LookUpParts) {
  const ofMark = createFollowing(form, MARK, VEHICLE);
  const ofEircode = createFollowing(form, EIRCODE, ADDRESS);
  const vehicle = createLookUp({
    normalise: normaliseVrm,
    ask: (vrm) => call('lookUpVehicle', { vrm }),
    later,
    onFound: (found) => ofMark.fill(vehicleTexts(found), { areOne: true }),
    onLost: ofMark.giveBack,
    onLookedUp: (vrm) => form.getState().useCar(vrm),
  });
  const address = createLookUp({
    normalise: normaliseEircode,
    ask: (eircode) => call('lookUpEircode', { eircode }),
    later,
    // A line may be written in many ways, and the town is the same.
    onFound: (found) => ofEircode.fill(addressTexts(found), { areOne: false }),
    onLost: ofEircode.giveBack,
  });
  return {
    vehicle,
    address,
    typed(path: FormPath, text: string): void {
      ofMark.typed(path);
      ofEircode.typed(path);
      if (path === MARK) vehicle.typed(text);
      if (path === EIRCODE) address.typed(text);
    },
    /** Looks up at once what a field that was left waits for; without a field, what any waits for. */
    async settle(path?: FormPath): Promise<void> {
      const waiting = [
        ...(path === undefined || path === MARK ? [vehicle.settle()] : []),
        ...(path === undefined || path === EIRCODE ? [address.settle()] : []),
      ];
      await Promise.all(waiting);
    },
    forget(): void {
      for (const each of [vehicle, address, ofMark, ofEircode]) each.forget();
    },
  };
}
