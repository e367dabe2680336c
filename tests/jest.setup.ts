/**
 * What tests of the DOM have in addition; a test in Node's environment needn't load it. `findBy` and `waitFor` give up after
 * half a minute in the place of one second: they end when what they wait for is there, however slow the machine is.
 */
beforeAll(async () => {
  if (typeof document === 'undefined') {
    return;
  }
  await import('@testing-library/jest-dom');
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 30_000 });
});
