/** The script of this page's build; its name has the hash of its content. */
const ownScript = (document.currentScript as HTMLScriptElement | null)?.src;

/** Whether the server has another build of the site than the one that this page belongs to. */
export async function newestBuildDiffers(): Promise<boolean> {
  if (!ownScript) {
    return false;
  }
  const page = await fetch(window.location.href, { cache: 'no-cache' });
  return page.ok && !(await page.text()).includes(new URL(ownScript).pathname);
}
