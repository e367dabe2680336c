import { render, screen } from '@testing-library/react';
import { setLocation } from '../../tests/mocks/docusaurus-router';
import { Menu } from '../features/navigation/Menu';
import { markSectionsInView, sectionsInView, TOP_SECTION_ID } from './sections-in-view';

const positions = [
  { id: 'declare', start: 600 },
  { id: 'read', start: 1500 },
  { id: 'limits', start: 1900 },
];

test('only the top pseudo-section is in view at the top of the page', () => {
  expect(sectionsInView(positions, 0, 500)).toEqual([TOP_SECTION_ID]);
});

test('the top pseudo-section and the first sections can be in view together', () => {
  expect(sectionsInView(positions, 100, 600)).toEqual([TOP_SECTION_ID, 'declare']);
});

test('a section leaves the scroll window when the next one starts 40 px above the scroll position', () => {
  expect(sectionsInView(positions, 639, 500)).toContain(TOP_SECTION_ID);
  expect(sectionsInView(positions, 640, 500)).not.toContain(TOP_SECTION_ID);
});

test('several sections can be in view, and the last one extends to the end of the page', () => {
  expect(sectionsInView(positions, 1400, 1000)).toEqual(['declare', 'read', 'limits']);
  expect(sectionsInView(positions, 9000, 800)).toEqual(['limits']);
});

test('a page without headings has only the top pseudo-section', () => {
  expect(sectionsInView([], 300, 800)).toEqual([TOP_SECTION_ID]);
});

test('the list of headings below the active page marks the ones in view', () => {
  setLocation({ pathname: '/docs/storage' });
  const sections = [...positions, { id: 'größe' }, { id: 'gone' }];
  render(
    <>
      <Menu
        menu={{ groups: [{ divider: false, links: [{ title: 'Storage', href: '/storage' }] }] }}
        sections={sections.map(({ id }) => ({ id, html: id }))}
      />
      {[...positions, { id: 'größe', start: 2500 }].map(({ id, start }) => (
        <h2
          key={id}
          id={id}
          style={{ scrollMarginTop: '80px' }}
          ref={(heading) => {
            if (heading) {
              heading.getBoundingClientRect = () => new DOMRect(0, start + 80 - window.scrollY);
            }
          }}
        >
          {id}
        </h2>
      ))}
    </>,
  );
  const list = screen.getByRole('list', { name: 'On this page' });
  const marked = (): (string | null)[] =>
    screen
      .getAllByRole('listitem')
      .filter((item) => item.hasAttribute('data-in-view'))
      .map((item) => item.textContent);
  window.innerHeight = 800;

  window.scrollY = 0;
  markSectionsInView();
  expect(list).toHaveAttribute('data-top-in-view');
  expect(marked()).toEqual(['declare']);

  window.scrollY = 1940;
  markSectionsInView();
  expect(list).not.toHaveAttribute('data-top-in-view');
  expect(marked()).toEqual(['limits', 'größe']);
});
