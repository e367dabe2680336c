import { render, screen } from '@testing-library/react';
import { AcceptedValues } from '../AcceptedValues';
import { Properties, Property } from '.';

it('show the name, type, marker, and description of each property, and no marker of accepted values', () => {
  render(
    <Properties>
      <Property name="permissions" type="string[]" required>
        What the service may do.
        <AcceptedValues>
          <Property name="read" type="permission" />
        </AcceptedValues>
      </Property>
      <Property name="expiry" type="number">
        In seconds.
      </Property>
    </Properties>,
  );
  const terms = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
  expect(terms).toEqual(['permissionsstring[]Required', 'readpermission', 'expirynumberOptional']);
  expect(screen.getByText('In seconds.')).toBeVisible();
});
