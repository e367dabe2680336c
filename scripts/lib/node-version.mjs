// Stops a command on a release of Node.js that is too old. It runs before packages are installed, so it can't import any.
import fs from 'node:fs';

// Packages of the build and of the checks are loaded as ES modules with require(). The oldest releases with it are in `engines`.
if (!process.features.require_module) {
  const manifest = new URL('../../package.json', import.meta.url);
  const { engines } = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  console.error(
    `Node.js ${process.version} is too old. Accepted: ${engines.node}. Install a newer release, for example with "nvm install".`,
  );
  process.exit(1);
}
