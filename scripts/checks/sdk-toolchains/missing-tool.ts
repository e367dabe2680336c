import type { Readiness } from './contracts';

/**
 * What a check says where it can't work, in one line. In CI a tool that is there and fails is an error; one that isn't
 * there, or whose registry isn't, is none.
 * @param what isn't done, such as `Go v1 samples: syntax only`
 * @throws in CI, when the tools are there and failed
 */
export function missingToolNotice(
  what: string,
  { kind, reason }: Extract<Readiness, { ready: false }>,
): string {
  const notice = `${what}: ${reason.replace(/\s*\n\s*/g, ' ').replace(/\.*$/, '')}.`;
  if (kind === 'failed' && process.env.CI) {
    throw new Error(`${notice} The tools for it are there, so this fails in CI.`);
  }
  return notice;
}
