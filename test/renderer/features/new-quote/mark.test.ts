import { beforeEach, describe, expect, it } from 'vitest';
import { done } from '../../../../src/shared/result/result.ts';
import { BMW, type OpenForm, openForm, settled } from './open-form.ts';

let form: OpenForm;

beforeEach(async () => {
  form = await openForm();
});

describe('a mark', () => {
  it('fills the car as soon as it is whole, without a key', async () => {
    form.quote.type('Vehicle/RegistrationNumber', '191-D');
    await form.ring();
    expect(form.quote.vehicle.state.getState().kind).toBe('idle');
    form.quote.type('Vehicle/RegistrationNumber', '191d12345');
    await form.ring();
    expect(form.quote.vehicle.state.getState()).toEqual({ kind: 'found', key: BMW.vrm });
    expect(form.texts()).toMatchObject({ 'Vehicle/Make': 'BMW', 'Vehicle/EngineSize': '1995' });
  });

  it('that is not known gives back what another had filled', async () => {
    form.quote.type('Vehicle/Make', 'Mine');
    form.quote.type('Vehicle/RegistrationNumber', '191-D-12345');
    await form.ring();
    form.quote.type('Vehicle/RegistrationNumber', '191-D-1234');
    await form.ring();
    expect(form.quote.vehicle.state.getState()).toEqual({ kind: 'unknown', key: '191-D-1234' });
    expect(form.texts()).toMatchObject({ 'Vehicle/Make': 'Mine', 'Vehicle/Model': '' });
  });

  it('leaves alone what is typed while it is looked up, and fills the rest', async () => {
    form.quote.type('Vehicle/RegistrationNumber', '191-D-12345');
    form.quote.type('Vehicle/Make', 'Bm');
    await form.ring();
    expect(form.texts()).toMatchObject({ 'Vehicle/Make': 'Bm', 'Vehicle/Model': '5 Series' });
  });

  it('fills nothing where another car is typed meanwhile', async () => {
    form.quote.type('Vehicle/RegistrationNumber', '191-D-12345');
    form.quote.type('Vehicle/Make', 'Toyota');
    await form.ring();
    expect(form.texts()).not.toHaveProperty('Vehicle/Model');
    expect(form.texts()['Vehicle/Make']).toBe('Toyota');
    // What was taken out again is not typed; nor is what stood there before.
    form.quote.type('Vehicle/Make', '');
    form.quote.type('Vehicle/RegistrationNumber', '191-D-1234');
    form.quote.type('Vehicle/RegistrationNumber', '191-D-12345');
    await form.ring();
    expect(form.texts()).toMatchObject({ 'Vehicle/Make': 'BMW', 'Vehicle/Model': '5 Series' });
  });

  it('is looked up again after undo', async () => {
    form.quote.type('Vehicle/RegistrationNumber', '191-D-12345');
    await form.ring();
    expect(form.quote.undo()).toBe('Vehicle/RegistrationNumber');
    expect(form.texts()).not.toHaveProperty('Vehicle/Make');
    form.quote.type('Vehicle/RegistrationNumber', '191-D-12345');
    await form.ring();
    expect(form.texts()['Vehicle/Make']).toBe('BMW');
  });

  it('typed again for another car clears value and mileage, and gives them back for the first', async () => {
    const mark = async (text: string) => {
      form.quote.type('Vehicle/RegistrationNumber', text);
      await form.ring();
      await form.quote.leave('Vehicle/RegistrationNumber');
    };
    const given = () => [form.texts()['Vehicle/Value'], form.texts()['Vehicle/Mileage']];
    form.quote.type('Vehicle/Value', '14500');
    await mark('191-D-12345');
    form.quote.type('Vehicle/Mileage', '9000');
    await form.quote.leave('Vehicle/Mileage');
    // Half a mark is no other car.
    await mark('191-D-');
    expect(given()).toEqual(['14500', '9000']);
    // Nor does it have to be in the register.
    await mark('192-D-1');
    expect(given()).toEqual(['', '']);
    await mark('191 d 12345');
    expect(given()).toEqual(['14500', '9000']);
    await mark('192-D-1');
    expect(form.quote.undo()).toBe('Vehicle/RegistrationNumber');
    expect(given()).toEqual(['14500', '9000']);
    await mark('192-D-1');
    form.quote.type('Vehicle/Value', '7000');
    await mark('191-D-12345');
    await mark('192-D-1');
    expect(given()).toEqual(['7000', '']);
  });

  it('drops an answer that another mark has overtaken', async () => {
    const answers: (() => void)[] = [];
    form.host.lookUpVehicle = ({ vrm }) =>
      new Promise((resolve) => answers.push(() => resolve(done({ ...BMW, vrm, make: vrm }))));
    form.quote.type('Vehicle/RegistrationNumber', '191-D-1');
    await form.ring();
    form.quote.type('Vehicle/RegistrationNumber', '191-D-12');
    await form.ring();
    answers[1]?.();
    await settled();
    answers[0]?.();
    await settled();
    expect(form.texts()['Vehicle/Make']).toBe('191-D-12');
  });
});

describe('an Eircode', () => {
  it('leaves alone the line that is typed while it is looked up, and fills the town', async () => {
    const [addressLine1, town, county] = ['12 Canal Street', 'Dublin', 'Dublin'];
    form.host.lookUpEircode = ({ eircode }) =>
      done({ eircode, addressLine1, addressLine2: '', town, county, country: 'Ireland' });
    form.quote.type('Address/Eircode', 'D02 X285');
    form.quote.type('Address/AddressLine1', '1 Grafton Street');
    await form.ring();
    expect(form.texts()).toMatchObject({
      'Address/AddressLine1': '1 Grafton Street',
      'Address/Town': 'Dublin',
    });
  });
});
