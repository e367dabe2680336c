export { docsFixture } from './docs-fixture';
export { createTestListener, serveTestApp, type TestServer } from './test-app';
