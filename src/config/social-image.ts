/**
 * Path of a page's social image, relative to the site's base: `img/social/reference/go.png` for `/reference/go`.
 * @param route address of the page without the site's base
 */
export function socialImageFile(route: string): string {
  return `img/social/${route === '/' ? 'index' : route.slice(1)}.png`;
}
