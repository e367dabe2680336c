import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** The type of a script that waits: browsers neither fetch nor run a type that they don't know. */
export const LATE_SCRIPT_TYPE = 'late';

const STOCK_SCRIPT = '<script src="<%= it.baseUrl %><%= script %>" defer></script>';
/** Says who made the page: nothing that a reader or a search engine asks for. */
const GENERATOR = '<meta name="generator" content="Docusaurus v<%= it.version %>">';
const START_OF_BODY = '<%~ it.preBodyTags %>';
const END_OF_BODY = '<%~ it.postBodyTags %>';
/** The theme puts a drawing for external links into every page; ours carry no icon. */
const WITHOUT_LINK_ICON =
  '<%~ it.preBodyTags.replace(/<svg[^>]*><defs>\\s*<symbol id="theme-svg-external-link"[\\s\\S]*?<\\/svg>/, \'\') %>';

/**
 * After a frame's callback, the time in which a paint is told of, in milliseconds. Then scripts come anyway: a browser that
 * keeps its times to itself (Firefox with resistance against fingerprints) tells of none.
 */
export const PAINT_WAIT_MS = 300;

/**
 * Decoration is asked for so far before a reader scrolls to it, in pixels. A file of drawings is a document of its own to the
 * browser: what is in a closed menu or far below costs nothing until it is needed.
 */
export const DECORATION_MARGIN_PX = 200;

/**
 * Runs at the end of the page: asks for its scripts, in their order, as soon as the reader sees the page, and from then on for the
 * decoration near the window (plugins/icon-sprite). Until then the HTML and the style sheet have the line and the processor for
 * themselves. A frame's callback alone comes too early: the frame is still to be drawn then. A page in a background tab isn't
 * painted, and its timers are slow: its scripts come at once. Otherwise each is asked for in a task of its own: to start a request
 * takes a phone some 10 ms.
 */
export const lateScriptsScript = `(() => {
  const draw = ({ target, isIntersecting }) => {
    if (!isIntersecting) return;
    near.unobserve(target);
    target.firstChild.setAttribute('href', target.firstChild.dataset.href);
  };
  const near = new IntersectionObserver((icons) => icons.forEach(draw), {
    rootMargin: '${DECORATION_MARGIN_PX}px',
  });
  const load = () => {
    const late = document.querySelector('[type="${LATE_SCRIPT_TYPE}"]');
    if (late) {
      const script = document.createElement('script');
      script.src = late.src;
      script.async = false;
      late.replaceWith(script);
      if (document.hidden) load();
      else setTimeout(load);
    } else {
      document.querySelectorAll('[data-href]').forEach((drawing) => near.observe(drawing.parentNode));
    }
  };
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load, ${PAINT_WAIT_MS}));
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint')[0]) load();
  }).observe({ type: 'paint', buffered: true });
})();`;

function replaceOnce(template: string, part: string, by: string): string {
  if (template.split(part).length !== 2) {
    throw new Error(
      `site-head: the page template of @docusaurus/core (lib/ssg/ssgTemplate.html.js) has no ${part}, or has it twice; ` +
        'accepted is the template of 3.10. Adapt plugins/site-head/page-template.ts, or take ssrTemplate out of ' +
        'docusaurus.config.ts: scripts are then loaded with "defer".',
    );
  }
  return template.replace(part, () => by);
}

/**
 * Docusaurus' page, whose scripts are loaded after the first paint.
 * @throws when Docusaurus' template has another form
 */
export function createPageTemplate(template: string = stockTemplate): string {
  const late = replaceOnce(
    template,
    STOCK_SCRIPT,
    `<script type="${LATE_SCRIPT_TYPE}" src="<%= it.baseUrl %><%= script %>"></script>`,
  );
  const anonymous = replaceOnce(late, GENERATOR, '');
  const slim = replaceOnce(anonymous, START_OF_BODY, WITHOUT_LINK_ICON);
  return replaceOnce(slim, END_OF_BODY, `${END_OF_BODY}\n<script>${lateScriptsScript}</script>`);
}
