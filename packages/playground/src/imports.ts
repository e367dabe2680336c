/** Modules that programs can import, without `node:`. */
export const availableModules = ['@nitric/sdk', 'crypto'] as const;

const IMPORT = /((?:^|[\n;])\s*(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s*)(['"])([^'"\n]+)\2/g;

/** Replaces the names of modules in import statements. Lines stay where they are. */
export const mapImports = (code: string, addressOf: (name: string) => string): string =>
  code.replace(
    IMPORT,
    (_, before: string, quote: string, name: string) =>
      `${before}${quote}${addressOf(name.replace(/^node:/, ''))}${quote}`,
  );

/** The modules that a program imports, and that a browser doesn't have. */
export const missingModules = (code: string): string[] => {
  const names = [...code.matchAll(IMPORT)].map(([, , , name = '']) => name);
  const available: readonly string[] = availableModules;
  return names.filter((name) => !available.includes(name.replace(/^node:/, '')));
};
