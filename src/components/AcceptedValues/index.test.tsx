import { render, screen } from '@testing-library/react';
import { Properties, Property } from '../Properties';
import { AcceptedValues } from '.';

const list = (
  <Properties>
    <Property name="permissions" type="string[]" required>
      What the service may do.
      <AcceptedValues>
        <Property name="read" type="permission">
          Read files.
        </Property>
      </AcceptedValues>
    </Property>
    <Property name="expiry" type="number">
      In seconds.
    </Property>
  </Properties>
);

describe('Properties', () => {
  it('show the name, type, marker, and description of each property', () => {
    render(list);
    const terms = screen.getAllByRole('term').map((term) => term.textContent);
    expect(terms).toContain('permissionsstring[]Required');
    expect(terms).toContain('expirynumberOptional');
    expect(screen.getByText('In seconds.')).toBeVisible();
  });
});

describe('AcceptedValues', () => {
  it('have no Required or Optional marker', () => {
    render(list);
    expect(screen.getByText('read').parentElement).toHaveTextContent(/^readpermission$/);
  });
});
