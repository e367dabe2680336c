/** Stands for what Docusaurus gathers of all pages, versions and plugins, which the production client doesn't have. */
export default new Proxy(
  {},
  {
    get(_all, name) {
      throw new Error(
        `Global data ("${String(name)}") isn't in the production client. Give the island what it needs as a prop.`,
      );
    },
  },
);
