export { bundleProgram } from './bundle-program';
export { bundleServer } from './bundle-server';
