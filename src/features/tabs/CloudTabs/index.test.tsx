import { render, screen } from '@testing-library/react';
import { Cloud, CloudTabs } from '.';

it('shows a tab for each cloud, and the content of the first one', () => {
  render(
    <CloudTabs>
      <Cloud name="gcp" id="sign-in-to-gcp">
        Sign in with gcloud.
      </Cloud>
      <Cloud name="local">Nothing to sign in to.</Cloud>
    </CloudTabs>,
  );
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Google Cloud',
    'Local',
  ]);
  expect(screen.getByRole('tab', { selected: true })).toHaveAttribute(
    'aria-controls',
    'sign-in-to-gcp',
  );
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Google Cloud');
  expect(screen.getByText('Nothing to sign in to.')).not.toBeVisible();
});

it('rejects a cloud that has no tab', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const name = 'heroku' as 'aws';
  expect(() =>
    render(
      <CloudTabs>
        <Cloud name={name}>Push.</Cloud>
      </CloudTabs>,
    ),
  ).toThrow('Accepted: aws, gcp, azure, local');
  consoleError.mockRestore();
});
