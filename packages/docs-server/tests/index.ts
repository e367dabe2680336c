export { createTestListener, serveTestApp, type TestServer } from './test-app';
