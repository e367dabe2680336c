export type * from './config';
export * from './languages';
export * from './run-report';
export * from './sample-report';
