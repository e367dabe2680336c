// Ejected from @docusaurus/theme-classic 3.10.2, a702ae53.
// Omits the tags with versions for Algolia's crawler, because packages/search uploads the search records.
export default function SearchMetadata(): null {
  return null;
}
