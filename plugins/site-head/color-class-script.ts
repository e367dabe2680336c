/**
 * Runs before the first paint. Keeps the class `dark` on the page equal to Docusaurus' `data-theme` attribute: SPEC 4
 * asks for a class, and Helmet rewrites the class attribute on every navigation, so the class is restored whenever
 * either attribute changes (observers run before the next paint, so nobody sees a flash).
 */
export const colorClassScript = `((root) => {
  const sync = () => {
    const dark = root.dataset.theme === 'dark';
    if (root.classList.contains('dark') !== dark) root.classList.toggle('dark', dark);
  };
  sync();
  new MutationObserver(sync).observe(root, {attributeFilter: ['data-theme', 'class']});
})(document.documentElement);`;
