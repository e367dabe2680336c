export type ColorMode = 'light' | 'dark';

export function opposite(mode: ColorMode): ColorMode {
  return mode === 'dark' ? 'light' : 'dark';
}

/**
 * What is stored when a reader wants a mode: nothing when it is the system's own, so that the site goes on following the
 * system (SPEC 4, 'Dark mode').
 */
export function storedChoice(wanted: ColorMode, system: ColorMode): ColorMode | null {
  return wanted === system ? null : wanted;
}
