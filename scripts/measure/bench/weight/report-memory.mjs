// Loaded into a build: writes the most memory that the process held, in bytes, when it ends.
import fs from 'node:fs';

const file = process.env.BENCH_MEMORY_FILE;
/** `resourceUsage` counts in kibibytes. */
const KIBIBYTE = 1024;

process.on('exit', () => {
  if (file) {
    const held = process.resourceUsage().maxRSS * KIBIBYTE;
    const before = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
    fs.writeFileSync(file, String(Math.max(held, before)));
  }
});
