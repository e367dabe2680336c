import { render, screen } from '@testing-library/react';
import { Column, Columns } from '.';

it('read the sticky column first, because readers look for the sample first', () => {
  render(
    <Columns>
      <Column>Parameters</Column>
      <Column sticky>Sample</Column>
    </Columns>,
  );
  const sample = screen.getByText('Sample');
  expect(sample.compareDocumentPosition(screen.getByText('Parameters'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
