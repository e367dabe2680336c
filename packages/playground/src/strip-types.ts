import { transform } from 'sucrase';

/** What the transformer says about invalid code, such as `Unexpected token (3:8)`. */
const PLACE = /\s*\((\d+):\d+\)$/;

/**
 * Removes types from a TypeScript module. Lines and imports that aren't types stay where they are.
 * @throws with a message that begins with the line, such as `Line 3: Unexpected token`
 */
export function stripTypes(source: string): string {
  try {
    return transform(source, {
      transforms: ['typescript'],
      disableESTransforms: true,
      preserveDynamicImport: true,
    }).code;
  } catch (error) {
    const { message } = error as Error;
    const line = PLACE.exec(message)?.[1];
    const reason = message.replace(/^Error transforming [^:]*: /, '').replace(PLACE, '');
    throw new Error(line === undefined ? reason : `Line ${line}: ${reason}`, { cause: error });
  }
}
