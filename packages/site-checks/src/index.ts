export { KILOBYTE, type PageWeight, type WeightBudgets } from './weight/budgets';
