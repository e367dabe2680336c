import { render, screen } from '@testing-library/react';
import { Callout } from '.';

describe('Callout', () => {
  it.each(['note', 'tip', 'info', 'warning', 'danger'])(
    'renders %s with its name as the title',
    (type) => {
      render(<Callout type={type}>Mind the gap.</Callout>);
      const box = screen.getByRole('note');
      expect(box).toHaveAttribute('data-tone', type);
      expect(box).toHaveTextContent(`${type}Mind the gap.`);
    },
  );

  it('accepts a custom title', () => {
    render(
      <Callout type="tip" title="Short names">
        Text.
      </Callout>,
    );
    expect(screen.getByRole('note')).toHaveTextContent('Short namesText.');
  });

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
});
