import { newService, settled } from '../testing';

test('runs a handler when it is called, and waits for it', async () => {
  const { sdk, act } = await newService();
  let runs = 0;
  void sdk.schedule('nightly').every('1 day', async () => {
    await settled();
    runs += 1;
  });
  expect(await act({ schedule: 'nightly' })).toEqual({ succeeded: true });
  expect(runs).toBe(1);
});
