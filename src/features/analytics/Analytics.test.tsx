import { act, render } from '@testing-library/react';
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

test('without a site id nothing is loaded or recorded', async () => {
  settings.mockReturnValue({
    feedbackUrl: '',
    socialImageUrl: '',
    hasStaticSocialImages: false,
    mainSections: [],
  });
  await act(async () => render(<Analytics />));
  expect(load).not.toHaveBeenCalled();
  expect(trackPageview).not.toHaveBeenCalled();
});

test('preview hosts are excluded, and the library does not record by itself', async () => {
  withSite();
  await act(async () => render(<Analytics />));
  expect(load).toHaveBeenCalledWith('ABCDEF', {
    auto: false,
    excludedDomains: ['preview.example.com'],
  });
});

test('a view is recorded on arrival and when the path changes, not for a query or a hash', async () => {
  const analytics = { siteId: 'ABCDEF', excludedDomains: [] };
  settings.mockReturnValue({
    feedbackUrl: '',
    socialImageUrl: '',
    hasStaticSocialImages: false,
    mainSections: [],
    analytics,
  });
  const { rerender } = await act(async () => render(<Analytics />));
  expect(trackPageview).toHaveBeenCalledTimes(1);
  setLocation({ pathname: '/docs/apis', hash: '#routing' });
  await act(async () => rerender(<Analytics />));
  setLocation({ pathname: '/docs/apis', search: '?q=1' });
  await act(async () => rerender(<Analytics />));
  expect(trackPageview).toHaveBeenCalledTimes(1);
  setLocation({ pathname: '/docs/storage' });
  await act(async () => rerender(<Analytics />));
  expect(trackPageview).toHaveBeenCalledTimes(2);
  expect(trackPageview).toHaveBeenLastCalledWith({ url: 'http://localhost/docs/storage' });
  expect(load).toHaveBeenCalledTimes(1);
});
