import { createPlayground, type Addresses } from '@nitric-docs/playground/client';
import { RUN } from '../../code/attributes';

/** What every sample does, and no more. */
const SMALLEST = "import '@nitric/sdk'";

/** Only a start shows it: a browser can have workers, `blob:` addresses, and `import()`, but not together in a frame without an origin. */
export async function canRunSamples(files: Addresses): Promise<boolean> {
  const load = (address: string): Promise<boolean> =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  if (!(await load(files.frame)) || !(await load(files.worker))) {
    // The network or the server failed, which says nothing about the browser.
    return true;
  }
  const playground = createPlayground(files, () => undefined);
  return playground
    .start({ code: SMALLEST })
    .then(
      () => true,
      () => false,
    )
    .finally(playground.stop);
}

export const hideRunButtons = (): void =>
  document.querySelectorAll<HTMLElement>(`[${RUN}]`).forEach((button) => {
    button.style.display = 'none';
  });
