import { render } from '@testing-library/react';
import { RELOADED_KEY } from '../../contracts/missing-file';
import { ReloadDone } from './ReloadDone';

afterEach(() => jest.restoreAllMocks());

it('forgets that the page was loaded again for a missing file', () => {
  sessionStorage.setItem(RELOADED_KEY, '/docs/apis');
  render(<ReloadDone />);
  expect(sessionStorage.getItem(RELOADED_KEY)).toBeNull();
});

it('does nothing when storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(() => render(<ReloadDone />)).not.toThrow();
});
