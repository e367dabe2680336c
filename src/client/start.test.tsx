import '../../tests/mocks/intersection-observer';
import '../../tests/mocks/resize-observer';
import '../../tests/mocks/system-theme';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RELOADED_KEY } from '../contracts/missing-file';
import { SiteFooter } from '../features/shell/SiteFooter';
import { TopBar } from '../features/shell/TopBar';

it('brings a page of a build to life', async () => {
  jest.useFakeTimers({ now: new Date('2025-12-31T12:00:00Z'), doNotFake: ['setTimeout'] });
  render(
    <>
      <TopBar />
      <SiteFooter />
    </>,
  );
  jest.setSystemTime(new Date('2026-01-01T12:00:00Z'));
  jest.useRealTimers();
});
