import type { ServerEnv } from './env';
import type { Docs } from './mcp/docs';
import type { PageTexts } from './contracts/site-manifest';
import type { FeedbackStore } from './services/feedback-store';
import type { Log } from './services/log';
import type { SocialImageRenderer } from './services/social-image-renderer';
import type { DocsSite } from './site';

/** What the routes of the API use. */
export interface ApiOptions {
  site: DocsSite;
  env: ServerEnv;
  log: Log;
  store: FeedbackStore;
  docs: () => Docs;
  /** Whether a route, without the site's base, is a page. */
  isPage: (route: string) => boolean;
  /** Returns the texts that social images show. Undefined: any. */
  pageTexts?: () => readonly PageTexts[];
  isStopping: () => boolean;
  renderer?: SocialImageRenderer;
}
