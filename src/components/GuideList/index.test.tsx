import { render, screen, within } from '@testing-library/react';
import type { FacetFilter } from '../../contracts/facet-filter';
import { GuideGroup, GuideList } from '.';
import { GuideCard } from './GuideCard';

const filters: FacetFilter[] = [
  {
    name: 'cloud',
    legend: 'Cloud',
    options: [
      { value: 'cloud-aws', label: 'AWS' },
      { value: 'cloud-gcp', label: 'Google Cloud' },
    ],
  },
];

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

const showList = (): void =>
  void render(
    <GuideList filters={JSON.stringify(filters)} css="[data-facets]{color:red}">
      <GuideGroup id="go" heading="Go guides" facets={guide.facets}>
        <GuideCard {...guide} />
      </GuideGroup>
    </GuideList>,
  );

describe('GuideList', () => {
  it('has filters, and counts guides', () => {
    showList();
    expect(screen.getByRole('group', { name: 'Cloud' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveAttribute('data-counted', 'Guides');
  });

  it('has a heading with an anchor for each group', () => {
    showList();
    const heading = screen.getByRole('heading', { level: 2, name: 'Go guides' });
    expect(heading).toHaveAttribute('id', 'go');
  });

  it('shows only its content if it has no guides', () => {
    render(
      <GuideList>
        <p>There are no Go guides yet.</p>
      </GuideList>,
    );
    expect(screen.getByText('There are no Go guides yet.')).toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

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

  it('leaves out the language and the releases if they are unknown', () => {
    render(<GuideCard {...guide} language={undefined} ranWith={undefined} />);
    expect(factsIn()[0]).toBe('Time: About 30 minutes');
    expect(screen.queryByText(/Ran with/)).not.toBeInTheDocument();
  });
});
