import { missingModules } from './imports';

const code = `import {
  api,
} from '@nitric/sdk'
import { createHash } from "node:crypto"
import express from 'express'
import './setup'
export * from 'zod'
const text = "import x from 'y'"
export const from = 'nowhere'
`;

test('finds modules that a browser does not have', () => {
  expect(missingModules(code)).toEqual(['express', './setup', 'zod']);
});
