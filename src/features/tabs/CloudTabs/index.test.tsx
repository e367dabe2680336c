import { render } from '@testing-library/react';
import { Cloud, CloudTabs } from '.';

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
