// Preloaded into a build. Writes the peak memory of the process in bytes when it exits.
import fs from 'node:fs';

const file = process.env.BENCH_MEMORY_FILE;
/** `resourceUsage` counts in kibibytes. */
const KIBIBYTE = 1024;

process.on('exit', () => {
  if (file) {
    const peak = process.resourceUsage().maxRSS * KIBIBYTE;
    const before = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
    fs.writeFileSync(file, String(Math.max(peak, before)));
  }
});
