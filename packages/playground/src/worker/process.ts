/** The part of `process` that the SDK and programs use. It is there before the SDK is loaded. */
Object.assign(globalThis, {
  process: { env: {}, argv: [], on: () => undefined },
});
