import { sectionsInView } from './sections-in-view';

const sections = { main: -96, declare: 600, read: 1500, limits: 1900 };

test.each([
  ['only the top at the top of the page', 0, 500, ['main']],
  ['the top and the first section together', 100, 600, ['main', 'declare']],
  ['a section until it ends 40 px above the top', 639, 500, ['main', 'declare']],
  ['the next section from there on', 640, 500, ['declare']],
  ['the last section until the end of the page', 9000, 800, ['limits']],
])('in view is %s', (_, scrollY, height, expected) => {
  const inView = sectionsInView(
    Object.values(sections).map((start) => start - scrollY),
    height,
  );
  expect(Object.keys(sections).filter((_id, index) => inView[index])).toEqual(expected);
});
