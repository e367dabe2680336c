import { render, screen } from '@testing-library/react';
import { httpMethods, MethodTag, type HttpMethod } from '.';

afterEach(() => jest.restoreAllMocks());

describe('MethodTag', () => {
  it.each(httpMethods)('names %s in capitals and carries it for the style sheet', (method) => {
    render(<MethodTag method={method} />);
    expect(screen.getByText(method.toUpperCase())).toHaveAttribute('data-method', method);
  });

  it('refuses a method that it does not know', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<MethodTag method={'fetch' as HttpMethod} />)).toThrow(
      '<MethodTag method="fetch">: not known. Accepted: get, post',
    );
  });
});
