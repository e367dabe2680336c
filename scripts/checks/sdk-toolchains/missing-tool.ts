import type { Readiness } from './contracts';

/**
 * Formats a one-line notice about a check that can't run on this machine.
 * @param subject the skipped check, such as `Go v1 samples: syntax only`
 * @throws in CI if the tools are installed but failed
 */
export function missingToolNotice(
  subject: string,
  { kind, reason }: Extract<Readiness, { ready: false }>,
): string {
  const notice = `${subject}: ${reason.replace(/\s*\n\s*/g, ' ').replace(/\.*$/, '')}.`;
  if (kind === 'failed' && process.env.CI) {
    throw new Error(`${notice} The tools are installed, so this is an error in CI.`);
  }
  return notice;
}
