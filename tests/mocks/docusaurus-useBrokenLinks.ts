const collected = { collectLink: jest.fn(), collectAnchor: jest.fn() };

export default function useBrokenLinks(): typeof collected {
  return collected;
}
