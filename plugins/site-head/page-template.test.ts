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

beforeEach(() => {
  jest.useFakeTimers();
  mockPaints();
  mockPlaces();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

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

type Place = { target: Element | undefined; isIntersecting: boolean };

/** Stands for the browser's: hands out what tells the page how near something is that it observes. */
function mockPlaces(): (places: Place[]) => void {
  let told: (places: Place[]) => void = () => undefined;
  const observed = new Set<unknown>();
  class Places {
    observe = (target: Element) => observed.add(target);
    unobserve = (target: Element) => observed.delete(target);
    constructor(callback: typeof told) {
      told = callback;
    }
  }
  Object.assign(window, { IntersectionObserver: Places });
  return (places) => told(places.filter(({ target }) => observed.has(target)));
}

it('asks for the scripts when the first text has been painted, in their order and one a task', () => {
  const tellOfPaint = mockPaints();
  runAtEndOfPage();
  tellOfPaint('first-paint');
  expect(scriptsNow()).toEqual(waiting);
  tellOfPaint('first-contentful-paint');
  expect(scriptsNow()).toEqual([asked[0], waiting[1]]);
  jest.advanceTimersByTime(1);
  expect(scriptsNow()).toEqual(asked);
});

it('asks for them a little after the first frame when the browser tells of no paint', () => {
  let frame: FrameRequestCallback = () => undefined;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    frame = callback;
    return 1;
  });
  runAtEndOfPage();
  jest.advanceTimersByTime(2 * PAINT_WAIT_MS);
  expect(scriptsNow()).toEqual(waiting);
  frame(0);
  jest.advanceTimersByTime(PAINT_WAIT_MS + 1);
  expect(scriptsNow()).toEqual(asked);
});

it('asks from then on for decoration near the window', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const icon = '<svg><use data-href="icons.svg#star"></use></svg>';
  document.body.innerHTML = `${icon}<p>Words</p>${icon}`;
  const tellOfPlaces = mockPlaces();
  runAtEndOfPage();
  const [above, below] = document.querySelectorAll('svg');
  tellOfPlaces([
    { target: above, isIntersecting: true },
    { target: below, isIntersecting: false },
  ]);
  expect(above?.firstChild).toHaveAttribute('href', 'icons.svg#star');
  expect(below?.firstChild).not.toHaveAttribute('href');
  tellOfPlaces([{ target: below, isIntersecting: true }]);
  expect(below?.firstChild).toHaveAttribute('href', 'icons.svg#star');
});

it('asks for them at once in a tab that nobody sees', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  runAtEndOfPage();
  expect(scriptsNow()).toEqual(asked);
});
