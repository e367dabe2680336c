/** @jest-environment node */
import { iconNames, isIconName } from './icons';

describe('icon names', () => {
  it('are unique', () => {
    expect(new Set(iconNames).size).toBe(iconNames.length);
  });

  it('are distinguished from other values', () => {
    expect(iconNames.every(isIconName)).toBe(true);
    expect(['', 'Home', undefined, 1].some(isIconName)).toBe(false);
  });
});
