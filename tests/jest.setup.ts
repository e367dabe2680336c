/**
 * What tests of the DOM have in addition; a test in Node's environment needn't load it. `findBy` and `waitFor` give up after
 * half a minute in the place of one second: they end when what they wait for is there, however slow the machine is.
 */
beforeAll(async () => {
  if (typeof document === 'undefined') {
    return;
  }
  // It declares its matchers for all of Jest and is no module for the type check, so that `import()` can't name it.
  jest.requireActual('@testing-library/jest-dom');
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 30_000 });
});
