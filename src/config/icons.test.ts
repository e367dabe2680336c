/** @jest-environment node */
import { iconNames, isIconName } from './icons';

describe('icon names', () => {
  it('are listed once each', () => {
    expect(new Set(iconNames).size).toBe(iconNames.length);
  });

  it('include the six that cards can name', () => {
    expect(iconNames).toEqual(
      expect.arrayContaining(['cog', 'document', 'user', 'users', 'chat', 'envelope']),
    );
  });

  it('are told from anything else', () => {
    expect(iconNames.every(isIconName)).toBe(true);
    expect(['', 'Home', undefined, 1].some(isIconName)).toBe(false);
  });
});
