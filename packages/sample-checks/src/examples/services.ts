import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import * as z from 'zod';

const serviceSchema = z.looseObject({
  match: z.string(),
  start: z.string(),
  basedir: z.string().optional(),
});

const projectSchema = z.looseObject({
  services: z.array(serviceSchema).optional(),
  'batch-services': z.array(serviceSchema).optional(),
});

/**
 * The commands with which the Nitric CLI starts the services of a project, as lines for a shell in the folder of the
 * project. The list is empty if the folder has no `nitric.yaml`.
 * @throws if a pattern doesn't match any file
 */
export function startCommandsOf(folder: string): string[] {
  const file = path.join(folder, 'nitric.yaml');
  if (!fs.existsSync(file)) {
    return [];
  }
  const project = projectSchema.parse(parse(fs.readFileSync(file, 'utf8')));
  const services = [...(project.services ?? []), ...(project['batch-services'] ?? [])];
  return services.flatMap(({ match, start, basedir = '.' }) => {
    // A service in Go is a folder, which the library returns with a slash at its end.
    const options = { cwd: path.join(folder, basedir), onlyFiles: false, expandDirectories: false };
    const files = globSync(match, options)
      .map((found) => found.replace(/\/$/, ''))
      .sort();
    if (files.length === 0) {
      throw new Error(`nitric.yaml: match "${match}" doesn't match any file.`);
    }
    return files.map((service) => {
      const command = start.replace(/\$SERVICE_PATH|\$\{SERVICE_PATH\}/g, service);
      return basedir === '.' ? command : `(cd ${basedir} && exec ${command})`;
    });
  });
}

/** The variables in the `.env` file of a project. The Nitric CLI passes them to its services. */
export function variablesOf(folder: string): NodeJS.ProcessEnv {
  const file = path.join(folder, '.env');
  return fs.existsSync(file) ? { ...parseEnv(fs.readFileSync(file, 'utf8')) } : {};
}
