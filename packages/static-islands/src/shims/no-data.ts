/** Replaces Docusaurus' global data of all pages, versions, and plugins, which the production client doesn't include. */
export default new Proxy(
  {},
  {
    get(_target, name) {
      throw new Error(
        `Global data ("${String(name)}") isn't available in the production client. Pass the data to the island as a prop.`,
      );
    },
  },
);
