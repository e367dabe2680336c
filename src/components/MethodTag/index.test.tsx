import { render } from '@testing-library/react';
import { MethodTag, type HttpMethod } from '.';

it('rejects an unsupported method', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<MethodTag method={'fetch' as HttpMethod} />)).toThrow(
    '<MethodTag>: method "fetch" isn\'t supported. Use one of these: get, post',
  );
  consoleError.mockRestore();
});
