// Ejected: the tags tell a crawler of the hosted search about versions; ours gets its records from the build (scripts/search/push.ts).
export default function SearchMetadata(): null {
  return null;
}
