/**
 * Setup for DOM tests. Tests in the Node.js environment skip it. `findBy` and `waitFor` have a timeout of 30 seconds instead of one, for
 * slow machines.
 */
beforeAll(async () => {
  if (typeof document === 'undefined') {
    return;
  }
  // `import()` is not possible, because its types only declare global matchers and no module.
  jest.requireActual('@testing-library/jest-dom');
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 30_000 });
});
