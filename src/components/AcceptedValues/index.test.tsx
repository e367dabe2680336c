import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  it('show name, type, marker and description', () => {
    render(list);
    const terms = screen.getAllByRole('term').map((term) => term.textContent);
    expect(terms).toContain('permissionsstring[]Required');
    expect(terms).toContain('expirynumberOptional');
    expect(screen.getByText('In seconds.')).toBeVisible();
  });
});

describe('AcceptedValues', () => {
  it('start hidden and toggle with each click', async () => {
    const user = userEvent.setup();
    render(list);
    const button = screen.getByRole('button', { name: 'Show accepted values' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Read files.')).not.toBeVisible();

    await user.click(button);
    expect(button).toHaveAccessibleName('Hide accepted values');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Read files.')).toBeVisible();
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toContainElement(
      screen.getByText('Read files.'),
    );

    await user.click(button);
    expect(screen.getByText('Read files.')).not.toBeVisible();
  });

  it('carry no Required or Optional marker', () => {
    render(list);
    expect(screen.getByText('read').parentElement).toHaveTextContent(/^readpermission$/);
  });
});
