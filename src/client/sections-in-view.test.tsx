import { render, screen } from '@testing-library/react';
import { setLocation } from '../../tests/mocks/docusaurus-router';
import { Menu } from '../features/navigation/Menu';
import {
  markSectionsInView,
  SCROLL_WINDOW_OFFSET_PX,
  sectionsInView,
  TOP_SECTION_ID,
} from './sections-in-view';

const positions = [
  { id: 'declare', start: 600 },
  { id: 'read', start: 1500 },
  { id: 'limits', start: 1900 },
];

test('the scroll window starts 40 px above the scroll position', () => {
  expect(SCROLL_WINDOW_OFFSET_PX).toBe(40);
});

test('the top of the page is the top pseudo-section', () => {
  expect(sectionsInView(positions, 0, 500)).toEqual([TOP_SECTION_ID]);
});

test('the top pseudo-section and the first sections can be in view together', () => {
  expect(sectionsInView(positions, 100, 600)).toEqual([TOP_SECTION_ID, 'declare']);
});

test('a section leaves the window once the next one starts 40 px above the scroll position', () => {
  expect(sectionsInView(positions, 639, 500)).toContain(TOP_SECTION_ID);
  expect(sectionsInView(positions, 640, 500)).not.toContain(TOP_SECTION_ID);
});

test('a tall window shows several sections in reading order, the last one to the end', () => {
  expect(sectionsInView(positions, 1400, 1000)).toEqual(['declare', 'read', 'limits']);
  expect(sectionsInView(positions, 9000, 800)).toEqual(['limits']);
});

test('a page without headings has the top pseudo-section alone', () => {
  expect(sectionsInView([], 300, 800)).toEqual([TOP_SECTION_ID]);
});

test('marks the headings in view in the list below the active page', () => {
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
