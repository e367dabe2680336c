// Ejected: a site in one language has no pages in other languages to name; the original names each page twice as its own
// translation.
export { SiteHead as default } from '../../features/page-head/SiteHead';
