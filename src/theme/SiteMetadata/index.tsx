// Ejected from @docusaurus/theme-classic 3.10.2, 7fac14b5.
// Omits the alternate language links, because the site has only one language. The original lists each page twice as its own
// translation.
export { SiteHead as default } from '../../features/page-head/SiteHead';
