import { render, screen } from '@testing-library/react';
import { Column, Columns } from '.';

describe('Columns', () => {
  it('hold columns, of which one can stay in view', () => {
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
