import {
  createPageTemplate,
  lateScriptsScript,
  LATE_SCRIPT_TYPE,
  PAINT_WAIT_MS,
} from './page-template';

/** Type, address and whether it keeps its turn, of each script with an address. */
const scriptsNow = (): string[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ type, src, async }) =>
    [type, src, async === false && 'in order'].filter(Boolean).join(' '),
  );

function runAtEndOfPage(): void {
  document.head.innerHTML = ['a.js', 'b.js']
    .map((src) => `<script type="${LATE_SCRIPT_TYPE}" src="http://localhost/${src}"></script>`)
    .join('');
  const script = document.createElement('script');
  script.textContent = lateScriptsScript;
  document.body.append(script);
}

const waiting = ['late http://localhost/a.js', 'late http://localhost/b.js'];
const asked = ['http://localhost/a.js in order', 'http://localhost/b.js in order'];

beforeEach(() => void mockPaints());
afterEach(() => jest.restoreAllMocks());

it('keeps Docusaurus’ template but for scripts, which wait for the one at the end', () => {
  const template = createPageTemplate();
  expect(template).toContain(`<script type="late" src="<%= it.baseUrl %><%= script %>"></script>`);
  expect(template).not.toContain('defer');
  expect(template.indexOf(lateScriptsScript)).toBeGreaterThan(template.indexOf('it.appHtml'));
});

it('says what to do when Docusaurus’ template has changed', () => {
  expect(() => createPageTemplate('<html><%~ it.postBodyTags %></html>')).toThrow(
    /site-head: the page template .* defer.* Adapt plugins\/site-head\/page-template\.ts/,
  );
});

/** Stands for the browser's: hands out what tells the page of a paint. */
function mockPaints(): (name: string) => void {
  let told: (paints: object) => void = () => undefined;
  class Paints {
    observe = jest.fn();
    constructor(callback: typeof told) {
      told = callback;
    }
  }
  Object.assign(window, { PerformanceObserver: Paints });
  return (name) =>
    told({ getEntriesByName: (asked: string) => (asked === name ? [{ name }] : []) });
}

it('asks for the scripts when the first text has been painted, in their order', () => {
  const tellOfPaint = mockPaints();
  runAtEndOfPage();
  tellOfPaint('first-paint');
  expect(scriptsNow()).toEqual(waiting);
  tellOfPaint('first-contentful-paint');
  expect(scriptsNow()).toEqual(asked);
});

it('asks for them a little after the first frame when the browser tells of no paint', () => {
  jest.useFakeTimers();
  let frame: FrameRequestCallback = () => undefined;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    frame = callback;
    return 1;
  });
  runAtEndOfPage();
  jest.advanceTimersByTime(2 * PAINT_WAIT_MS);
  expect(scriptsNow()).toEqual(waiting);
  frame(0);
  jest.advanceTimersByTime(PAINT_WAIT_MS);
  expect(scriptsNow()).toEqual(asked);
  jest.useRealTimers();
});

it('asks for decoration then too', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.body.innerHTML = '<svg><use data-href="icons.svg#star"></use></svg>';
  runAtEndOfPage();
  expect(document.querySelector('use')).toHaveAttribute('href', 'icons.svg#star');
});

it('asks for them at once in a tab that nobody sees', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  runAtEndOfPage();
  expect(scriptsNow()).toEqual(asked);
});
