/** @jest-environment node */
import { indexedPageOf, type IndexedSection } from './pages';
import { verbatimFinder } from './verbatim';

const sectionWith = (text: string): IndexedSection => {
  const [section] = indexedPageOf(['/a', 'A', '', []]).sections;
  if (!section) {
    throw new Error('A page has a section.');
  }
  return { ...section, text };
};

describe('what was typed, word for word', () => {
  it.each([
    ['a sentence', 'Port is already  allocated', 'The port is already allocated.', true],
    ['a sentence that is being typed', 'port is alre', 'The port is already allocated.', true],
    ['a file', 'nitric.dev.yaml', 'Write nitric.dev.yaml first.', true],
    ['a mark that patterns know', 'a+b(c)* x [d', 'Type a+b(c)* x [d.', true],
    ['a file that is being typed', 'nitric.dev.ya', 'Write nitric.dev.yaml first.', false],
    ['other words', 'port is already free', 'The port is already allocated.', false],
  ])('finds %s: %s', (_, typed, text, expected) => {
    expect(verbatimFinder(typed)?.(sectionWith(text))).toBe(expected);
  });

  it.each(['', 'a b', 'access control', 'deployment', "doesn't"])('leaves %j alone', (typed) => {
    expect(verbatimFinder(typed)).toBeUndefined();
  });
});
