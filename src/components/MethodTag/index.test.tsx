import { render, screen } from '@testing-library/react';
import { httpMethods, MethodTag, type HttpMethod } from '.';

afterEach(() => jest.restoreAllMocks());

describe('MethodTag', () => {
  it.each(httpMethods)('shows %s in uppercase and sets it as data-method', (method) => {
    render(<MethodTag method={method} />);
    expect(screen.getByText(method.toUpperCase())).toHaveAttribute('data-method', method);
  });

  it('rejects an unsupported method', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<MethodTag method={'fetch' as HttpMethod} />)).toThrow(
      '<MethodTag>: method "fetch" isn\'t supported. Use one of these: get, post',
    );
  });
});
