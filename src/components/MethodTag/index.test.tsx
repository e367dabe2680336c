import { render, screen } from '@testing-library/react';
import { MethodTag, type HttpMethod } from '.';

afterEach(() => jest.restoreAllMocks());

describe('MethodTag', () => {
  it('shows the method in capitals', () => {
    render(<MethodTag method="get" />);
    expect(screen.getByText('GET')).toBeVisible();
  });

  it('rejects an unsupported method', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<MethodTag method={'fetch' as HttpMethod} />)).toThrow(
      '<MethodTag>: method "fetch" isn\'t supported. Use one of these: get, post',
    );
  });
});
