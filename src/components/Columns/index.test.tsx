import { render, screen } from '@testing-library/react';
import { Column, Columns } from '.';

describe('Columns', () => {
  it('contain columns that can be sticky', () => {
    render(
      <Columns>
        <Column>Text</Column>
        <Column sticky>Code</Column>
      </Columns>,
    );
    expect(screen.getByText('Text')).not.toHaveClass('sticky');
    expect(screen.getByText('Code')).toHaveClass('sticky');
  });
});
