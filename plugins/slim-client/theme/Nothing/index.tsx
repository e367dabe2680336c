/** Stands for a part of the theme that the site doesn't show. */
export default function Nothing(): null {
  return null;
}
