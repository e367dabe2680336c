export type * from './config';
export * from './languages';
export * from './report';
