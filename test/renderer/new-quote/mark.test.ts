import { beforeEach, describe, expect, it } from 'vitest';
import { done } from '../../../src/shared/contract/result.ts';
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

  it('is looked up again after undo', async () => {
    form.quote.type('Vehicle/RegistrationNumber', '191-D-12345');
    await form.ring();
    expect(form.quote.undo()).toBe('Vehicle/RegistrationNumber');
    expect(form.texts()).not.toHaveProperty('Vehicle/Make');
    form.quote.type('Vehicle/RegistrationNumber', '191-D-12345');
    await form.ring();
    expect(form.texts()['Vehicle/Make']).toBe('BMW');
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
