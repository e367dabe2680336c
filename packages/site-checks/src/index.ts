export { readBuiltPages, type BuiltPage } from './built-pages';
export { checkHtml } from './html';
export { KILOBYTE, type PageKind, type PageWeight, type WeightBudgets } from './weight/budgets';
