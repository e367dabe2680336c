/** Stands for a CSS module: each class has its own name. */
module.exports = new Proxy<Record<string, string>>(
  {},
  { get: (_, name) => (name === '__esModule' ? undefined : name) },
);
