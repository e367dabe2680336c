import { render, screen, within } from '@testing-library/react';
import { GuideCard } from '.';

const guide = {
  href: '/guides/go/rest',
  title: 'Build a REST API',
  result: 'A REST API with tests',
  language: 'Go',
  minutes: '30',
  clouds: 'AWS, Google Cloud',
  topics: 'HTTP frameworks, testing',
  facets: 'group-go cloud-aws cloud-gcp topic-apis',
};

it('links to the guide, and shows what it takes', () => {
  const { rerender } = render(<GuideCard {...guide} />);
  const heading = screen.getByRole('heading', { level: 3, name: 'A REST API with tests' });
  expect(within(heading).getByRole('link')).toHaveAttribute('href', '/guides/go/rest');
  for (const text of ['Build a REST API', 'Go', '30 min', 'AWS, Google Cloud']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  const [http, testing] = within(screen.getByRole('list', { name: 'Topics' })).getAllByRole('listitem'); // prettier-ignore
  expect(http).toHaveAttribute('data-tone', 'http');
  expect(testing).not.toHaveAttribute('data-tone');
  rerender(<GuideCard {...guide} clouds="AWS, Google Cloud, Azure" />);
  expect(screen.getByText('All clouds')).toBeInTheDocument();
});
