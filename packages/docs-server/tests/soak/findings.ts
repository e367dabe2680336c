import fs from 'node:fs';

/** A measurement with its accepted range. */
export interface Finding {
  label: string;
  value: number;
  /** Maximum accepted value. */
  max?: number;
  /** Minimum accepted value. Detects checks that did nothing. */
  min?: number;
}

export const isFailure = ({ value, max = Infinity, min = -Infinity }: Finding): boolean =>
  !(value <= max && value >= min);

/** Number of open file descriptors of a process, or 0 on systems without /proc. */
export const openDescriptors = (pid: number): number =>
  fs.existsSync(`/proc/${pid}/fd`) ? fs.readdirSync(`/proc/${pid}/fd`).length : 0;

/** Resident memory of a process in megabytes, or 0 on systems without /proc. */
export function memoryOf(pid: number): number {
  const file = `/proc/${pid}/status`;
  const status = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
}

/** Waits up to 5 seconds for connections to close. @returns the number of descriptors above the baseline */
export async function leakedDescriptors(pid: number, baseline: number): Promise<number> {
  for (let attempt = 0; attempt < 50 && openDescriptors(pid) > baseline; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return Math.max(0, openDescriptors(pid) - baseline);
}
