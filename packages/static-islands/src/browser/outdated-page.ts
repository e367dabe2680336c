/** The URL of the script that this page loaded. The file name contains a hash of the content. */
const clientScript = (document.currentScript as HTMLScriptElement | null)?.src;

/** Whether the server has a different build of the site than the one this page belongs to. */
export async function isPageOutdated(): Promise<boolean> {
  if (!clientScript) {
    return false;
  }
  const page = await fetch(window.location.href, { cache: 'no-cache' });
  return page.ok && !(await page.text()).includes(new URL(clientScript).pathname);
}
