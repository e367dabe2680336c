import { render, screen, within } from '@testing-library/react';
import { GuideCard } from './GuideCard';

const guide = {
  href: '/guides/go/rest',
  title: 'A REST API',
  result: 'A REST API with tests',
  language: 'Go',
  minutes: '30',
  clouds: 'AWS, Google Cloud',
  topics: 'APIs, testing',
  ranWith: 'CLI 1.61.1 and @nitric/sdk 1.2.2',
  facets: 'group-go cloud-aws cloud-gcp topic-apis',
};

describe('GuideList', () => {});

describe('GuideCard', () => {
  const factsIn = (): (string | null)[] =>
    screen
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);

  it('links to the guide, and shows what it takes', () => {
    render(<GuideCard {...guide} />);
    const heading = screen.getByRole('heading', { level: 3, name: 'A REST API' });
    expect(within(heading).getByRole('link')).toHaveAttribute('href', '/guides/go/rest');
    expect(screen.getByText('A REST API with tests')).toBeInTheDocument();
    expect(factsIn()).toEqual([
      'Language: Go',
      'Time: About 30 minutes',
      'Clouds: AWS, Google Cloud',
      'Topics: APIs, testing',
    ]);
    expect(screen.getByText('Ran with CLI 1.61.1 and @nitric/sdk 1.2.2')).toBeInTheDocument();
  });
});
