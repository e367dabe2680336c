import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  PageSectionsProvider,
  RENDERED_SECTIONS_ATTRIBUTE,
  useSectionsOf,
  useTellSections,
  type PageSection,
} from './page-sections';

const ROUTE = '/apis';

/** A list as the sidebar has it, ahead of the page. */
function List(): ReactNode {
  return (
    <ul {...{ [RENDERED_SECTIONS_ATTRIBUTE]: ROUTE }}>
      {useSectionsOf(ROUTE).map(({ id, html }) => (
        <li key={id}>
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
        </li>
      ))}
    </ul>
  );
}

function Page({ sections }: { sections: readonly PageSection[] }): ReactNode {
  useTellSections(ROUTE, sections);
  return null;
}

const site = (sections: readonly PageSection[]): ReactNode => (
  <PageSectionsProvider>
    <List />
    <Page sections={sections} />
  </PageSectionsProvider>
);

const servedList = `<ul ${RENDERED_SECTIONS_ATTRIBUTE}="${ROUTE}"><li><a href="#routes"><code>get</code> routes</a></li></ul>`;

/** The page that the server wrote, taken over with the headings that its script tells. */
async function takeOver(sections: readonly PageSection[]) {
  document.body.innerHTML = servedList;
  const text = document.querySelector('code')?.firstChild;
  const complain = jest.fn();
  const root = await act(() =>
    hydrateRoot(document.body, site(sections), { onRecoverableError: complain }),
  );
  expect(complain).not.toHaveBeenCalled();
  return { root, text };
}

it('keeps the list of the server when the page tells the same headings', async () => {
  const { root, text } = await takeOver([{ id: 'routes', html: '<code>get</code> routes' }]);
  expect(document.querySelector('code')?.firstChild).toBe(text);
  await act(() => root.unmount());
});

it('shows what the page tells when that is another list', async () => {
  const { root } = await takeOver([{ id: 'security', html: 'Security' }]);
  expect(document.querySelector('ul')).toHaveTextContent(/^Security$/);
  await act(() => root.unmount());
});
