export { docsFixture } from './docs-fixture';
export { createSiteListener, createTestApp, serveTestApp, type TestServer } from './test-app';
