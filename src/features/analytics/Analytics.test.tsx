import { render } from '@testing-library/react';
import * as Fathom from 'fathom-client';
import { setLocation } from '../../../tests/mocks/docusaurus-router';
import { useSettings } from '../site/useSettings';
import { Analytics } from './Analytics';

jest.mock('fathom-client', () => ({ load: jest.fn(), trackPageview: jest.fn() }));
jest.mock('../site/useSettings');

const settings = jest.mocked(useSettings);
const load = jest.mocked(Fathom.load);
const trackPageview = jest.mocked(Fathom.trackPageview);

beforeEach(() => {
  jest.clearAllMocks();
  setLocation({ pathname: '/docs/apis' });
});

const withSite = () =>
  settings.mockReturnValue({
    feedbackUrl: '',
    socialImageUrl: '',
    hasStaticSocialImages: false,
    mainSections: [],
    analytics: { siteId: 'ABCDEF', excludedDomains: ['preview.example.com'] },
  });

test('without a site id nothing is loaded or recorded', () => {
  settings.mockReturnValue({
    feedbackUrl: '',
    socialImageUrl: '',
    hasStaticSocialImages: false,
    mainSections: [],
  });
  render(<Analytics />);
  expect(load).not.toHaveBeenCalled();
  expect(trackPageview).not.toHaveBeenCalled();
});

test('preview hosts are excluded, and the library does not record by itself', () => {
  withSite();
  render(<Analytics />);
  expect(load).toHaveBeenCalledWith('ABCDEF', {
    auto: false,
    excludedDomains: ['preview.example.com'],
  });
});

test('a view is recorded on arrival and when the path changes, not for a query or a hash', () => {
  const analytics = { siteId: 'ABCDEF', excludedDomains: [] };
  settings.mockReturnValue({
    feedbackUrl: '',
    socialImageUrl: '',
    hasStaticSocialImages: false,
    mainSections: [],
    analytics,
  });
  const { rerender } = render(<Analytics />);
  expect(trackPageview).toHaveBeenCalledTimes(1);
  setLocation({ pathname: '/docs/apis', hash: '#routing' });
  rerender(<Analytics />);
  setLocation({ pathname: '/docs/apis', search: '?q=1' });
  rerender(<Analytics />);
  expect(trackPageview).toHaveBeenCalledTimes(1);
  setLocation({ pathname: '/docs/storage' });
  rerender(<Analytics />);
  expect(trackPageview).toHaveBeenCalledTimes(2);
  expect(trackPageview).toHaveBeenLastCalledWith({ url: 'http://localhost/docs/storage' });
  expect(load).toHaveBeenCalledTimes(1);
});
