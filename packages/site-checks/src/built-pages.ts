import fs from 'node:fs';
import path from 'node:path';

/** A page of a built site, without pages that only redirect. */
export interface BuiltPage {
  /** Address without the base, such as `/apis`. */
  route: string;
  /** The HTML file, relative to the folder of the build. */
  file: string;
  html: string;
}

const isRedirect = (html: string): boolean => html.includes('http-equiv="refresh"');

/** Reads the pages of a built site. @throws if there are none */
export function readBuiltPages(buildDir: string): BuiltPage[] {
  const names = fs.existsSync(buildDir)
    ? fs.readdirSync(buildDir, { recursive: true, encoding: 'utf8' })
    : [];
  const pages = names
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => {
      const file = name.replaceAll(path.sep, '/');
      const route = `/${file.replace(/(?:^index)?\.html$/, '')}`;
      return { route, file, html: fs.readFileSync(path.join(buildDir, name), 'utf8') };
    })
    .filter(({ html }) => !isRedirect(html));
  if (pages.length === 0) {
    throw new Error(`${buildDir} has no pages. Run "npm run build" first.`);
  }
  return pages;
}
