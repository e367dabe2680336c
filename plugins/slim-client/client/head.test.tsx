import { act, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import * as original from 'react-helmet-async';
import * as ours from './head';

type Library = {
  Helmet: ComponentType<{ children?: ReactNode }>;
  HelmetProvider: ComponentType<{ children: ReactNode }>;
};

/** Heads as the theme nests them: defaults, then what a page says. */
function Heads({
  Helmet,
  page,
}: {
  Helmet: Library['Helmet'];
  page: string | undefined;
}): ReactNode {
  return (
    <>
      <Helmet>
        <html lang="en" className="wrapper" />
        <title>Documentation</title>
        <meta name="twitter:card" content="summary" />
        <link rel="icon" href="/docs/img/favicon.svg" />
      </Helmet>
      <Helmet>
        <link rel="alternate" href="https://nitric.io/docs/apis" hrefLang="en" />
        <link rel="alternate" href="https://nitric.io/docs/apis" hrefLang="x-default" />
        <link rel="canonical" href="https://nitric.io/docs/" />
        <meta property="og:title" content="Documentation" />
      </Helmet>
      {page !== undefined && (
        <Helmet>
          <html className={`page-${page}`} />
          <title>{page} - Documentation</title>
          <>
            <meta property="og:title" content={page} />
            <meta name="twitter:card" content="summary_large_image" />
          </>
          <link rel="canonical" href={`https://nitric.io/docs/${page}`} />
          {false}
        </Helmet>
      )}
    </>
  );
}

const nextFrame = (): Promise<void> =>
  act(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
  });

function headNow() {
  const attributesOf = (element: Element): string[] =>
    [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
  return {
    title: document.title,
    html: attributesOf(document.documentElement),
    tags: [...document.head.querySelectorAll('[data-rh]')]
      .map((tag) => [tag.tagName, ...attributesOf(tag)].join(' '))
      .sort(),
  };
}

/** What the head holds with a page, on another page, and without one. */
async function story({ Helmet, HelmetProvider }: Library) {
  const at = (page: string | undefined): ReactNode => (
    <HelmetProvider>
      <Heads Helmet={Helmet} page={page} />
    </HelmetProvider>
  );
  const { rerender, unmount } = render(at('apis'));
  const heads = [];
  for (const page of ['apis', 'storage', undefined]) {
    rerender(at(page));
    await nextFrame();
    heads.push(headNow());
  }
  unmount();
  await nextFrame();
  document.head.innerHTML = '';
  return heads;
}

test('does what react-helmet-async does', async () => {
  const expected = await story(original as Library);
  const found = await story(ours);
  expect(expected[0]?.title).toBe('apis - Documentation');
  expect(found).toEqual(expected);
});

test('takes over the tags that the server rendered', async () => {
  document.head.innerHTML =
    '<meta data-rh="true" name="twitter:card" content="summary"><link data-rh="true" rel="old" href="/gone">';
  const rendered = document.head.querySelector('meta');
  render(<Heads Helmet={ours.Helmet} page={undefined} />);
  await nextFrame();
  expect(document.head.querySelector('meta[name="twitter:card"]')).toBe(rendered);
  expect(document.head.querySelector('[rel=old]')).toBeNull();
});
