// Replaces Docusaurus' empty Root: what must outlive navigation between pages (state of the panel, headings for the
// sidebar) and what runs once for the whole site (analytics, layout below the window, prefetching, the end of a reload).
import type { ReactNode } from 'react';
import { Analytics } from '../features/analytics/Analytics';
import { FeedbackOutbox } from '../features/feedback/FeedbackOutbox';
import { PageSectionsProvider } from '../features/navigation/page-sections';
import { PanelStateProvider } from '../features/navigation/panel-state';
import { LinkPrefetch } from '../features/prefetch/LinkPrefetch';
import { LateLayout } from '../features/site/LateLayout';
import { ReloadDone } from '../features/site/ReloadDone';

export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <PanelStateProvider>
      <PageSectionsProvider>
        {children}
        <Analytics />
        <FeedbackOutbox />
        <LateLayout />
        <LinkPrefetch />
        <ReloadDone />
      </PageSectionsProvider>
    </PanelStateProvider>
  );
}
