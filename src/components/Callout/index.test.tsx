import { render, screen } from '@testing-library/react';
import { Callout } from '.';

it('names the clouds of a limit after the title', () => {
  render(<Callout type="warning" title="Use one bucket" clouds="AWS, Google Cloud" />);
  expect(screen.getByRole('note')).toHaveTextContent('Use one bucketAWSGoogle Cloud');
});

it.each([
  ['caution', 'warning'],
  ['important', 'note'],
])("shows Docusaurus' older keyword %s as %s", (type, kind) => {
  render(<Callout type={type} />);
  expect(screen.getByRole('note')).toHaveAttribute('data-tone', kind);
});
