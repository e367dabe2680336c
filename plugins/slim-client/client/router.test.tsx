import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Location } from 'history';
import {
  StrictMode,
  useEffect,
  useLayoutEffect,
  useState,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
} from 'react';
import * as originalConfig from 'react-router-config';
import * as original from 'react-router-dom';
import * as ours from './router';

interface PageProps {
  location: Location;
  match: { url: string; isExact: boolean };
  route: RouteConfig;
}
interface RouteConfig {
  path: string;
  exact?: boolean;
  component: ComponentType<PageProps>;
  routes?: RouteConfig[];
}
interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> {
  to: string;
  replace?: boolean;
  innerRef?: (anchor: HTMLAnchorElement | null) => void;
}
interface NavLinkProps extends LinkProps {
  exact?: boolean;
  activeClassName?: string;
  className?: string | ((isActive: boolean) => string);
  isActive?: (match: { url: string } | null, location: Location) => boolean;
}
/** What Docusaurus imports. */
interface Library extends Pick<typeof original, 'useHistory' | 'useLocation'> {
  BrowserRouter: ComponentType<{ children?: ReactNode }>;
  Link: ComponentType<LinkProps>;
  NavLink: ComponentType<NavLinkProps>;
  Redirect: ComponentType<{ to: string | { pathname: string; state?: unknown }; push?: boolean }>;
  Route: ComponentType<{ location: Location; render: () => ReactNode }>;
  renderRoutes: (routes: RouteConfig[]) => ReactNode;
}

const libraries = {
  original: { ...originalConfig, ...original } as unknown as Library,
  ours: { ...ours } as unknown as Library,
};

/** Runs a story with the one and the other, from the same page. */
async function compare<T>(
  story: (library: Library) => T | Promise<T>,
  address = '/docs/apis',
): Promise<T> {
  const results: T[] = [];
  for (const library of [libraries.original, libraries.ours]) {
    window.history.pushState(null, '', address);
    results.push(await story(library));
    document.body.replaceChildren();
  }
  const [expected, found] = results as [T, T];
  expect(found).toEqual(expected);
  return expected;
}

const moved = (go: () => void): Promise<void> =>
  act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => setTimeout(resolve), { once: true });
        go();
      }),
  );

const addressNow = (): string => window.location.href.slice(window.location.origin.length);

describe('routes', () => {
  /** A site as Docusaurus generates it: roots around pages, and a page for the rest. */
  function site(log: unknown[], { renderRoutes, useLocation }: Library): RouteConfig[] {
    const Root = ({ route, match }: PageProps): ReactNode => {
      useEffect(() => void log.push(`root ${route.path} is there`), [route.path]);
      return (
        <section title={`${match.url} ${match.isExact}`}>
          {renderRoutes(route.routes ?? [])}
        </section>
      );
    };
    const Page = ({ route, match, location }: PageProps): ReactNode => {
      const seen = useLocation();
      const [first] = useState(route.path);
      useEffect(() => {
        log.push(`${first} is there`);
        return () => void log.push(`${first} is gone`);
      }, [first]);
      return [first, match.url, match.isExact, location.search, seen.hash].join(' ');
    };
    const page = (path: string): RouteConfig => ({ path, exact: true, component: Page });
    return [
      page('/docs/search'),
      {
        path: '/docs/',
        component: Root,
        routes: [
          {
            path: '/docs/reference/go',
            component: Root,
            routes: [page('/docs/reference/go'), page('/docs/reference/go/api')],
          },
          { path: '/docs/', component: Root, routes: [page('/docs/apis'), page('/docs/')] },
        ],
      },
      { path: '*', component: Page },
    ];
  }

  test('the page of an address is shown inside its roots, which stay where they are shared', async () => {
    const log = await compare(async (library) => {
      const seen: unknown[] = [];
      const routes = library.renderRoutes(site(seen, library));
      let go: (to: string) => void = () => {};
      const Guide = (): null => {
        go = library.useHistory().push;
        return null;
      };
      const { container, unmount } = render(
        <library.BrowserRouter>
          <Guide />
          {routes}
        </library.BrowserRouter>,
      );
      seen.push(container.innerHTML);
      for (const to of [
        '/docs/apis?q=1#a',
        '/docs/apis/',
        '/docs/APIS',
        '/docs',
        '/docs/nothing',
        '/docs/reference/go',
        '/docs/reference/go/api',
        './api/',
        '/docs/search',
        '/elsewhere',
      ]) {
        act(() => go(to));
        seen.push(to, container.innerHTML);
      }
      await moved(() => window.history.go(-2));
      seen.push(container.innerHTML);
      unmount();
      return seen;
    });
    expect(log).toContain('/docs/apis is there');
  });

  test('a fixed location holds for everything below it, until it is let go', async () => {
    const seen = await compare((library) => {
      const { BrowserRouter, Route, Link, useHistory, useLocation } = library;
      const log: string[] = [];
      const renders: string[] = [];
      const Inner = (): ReactNode => {
        renders.push(useLocation().pathname);
        return <Link to="sibling">sibling</Link>;
      };
      const inner = <Inner />;
      let first: Location | undefined;
      const Outer = (): ReactNode => {
        const location = useLocation();
        const { push } = useHistory();
        first ??= location;
        const shown = location.pathname === '/docs/let-go' ? location : first;
        return (
          <>
            <Route location={shown} render={() => inner} />
            <button onClick={() => push(`/docs/${push.length}`)}>fixed</button>
            <button onClick={() => push('/docs/let-go')}>let go</button>
          </>
        );
      };
      const { unmount } = render(
        <BrowserRouter>
          <Outer />
        </BrowserRouter>,
      );
      for (const name of ['fixed', 'let go']) {
        fireEvent.click(screen.getByRole('button', { name }));
        log.push(name, addressNow().replace(/\d$/, ''), screen.getByRole('link').outerHTML);
      }
      unmount();
      return [log, [...new Set(renders)]];
    });
    expect(seen[1]).toEqual(['/docs/apis', '/docs/let-go']);
  });
});

describe('links', () => {
  interface Click {
    init?: MouseEventInit;
    props?: Partial<LinkProps>;
  }

  /** A click, and what has become of it, the address and the history. */
  function follow({ BrowserRouter, Link, useHistory }: Library, to: string, click: Click) {
    const actions: string[] = [];
    const Watch = (): null => {
      const history = useHistory();
      useEffect(
        () =>
          history.listen(
            (location, action) => void actions.push(`${action} ${location.key?.length}`),
          ),
        [history],
      );
      return null;
    };
    let anchor: HTMLAnchorElement | null = null;
    const { unmount } = render(
      <BrowserRouter>
        <Watch />
        <Link
          to={to}
          title="t"
          innerRef={(element) => (anchor = element ?? anchor)}
          {...click.props}
        >
          there
        </Link>
      </BrowserRouter>,
    );
    const { length } = window.history;
    let prevented: boolean | undefined;
    // After the router has seen it; jsdom follows no links.
    const last = (event: Event): void => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', last);
    const link = screen.getByRole('link');
    const html = link.outerHTML;
    fireEvent.click(link, click.init);
    document.removeEventListener('click', last);
    unmount();
    return {
      html,
      isRef: anchor === link,
      prevented,
      actions: actions.map((action) => action.replace(/\d+/, 'key')),
      address: addressNow(),
      entries: window.history.length - length,
    };
  }

  test.each<[string, Click, string]>([
    ['/docs/storage', {}, '/docs/storage'],
    ['/docs/storage?a=b#c', {}, '/docs/storage?a=b#c'],
    ['storage', {}, '/docs/storage'],
    ['../storage/', {}, '/storage/'],
    ['.', {}, '/docs/'],
    ['?q=2', {}, '/docs/apis?q=2'],
    ['#a', {}, '/docs/apis#a'],
    ['/docs/caf%C3%A9', {}, '/docs/caf%C3%A9'],
    ['/docs/a b', {}, '/docs/a%20b'],
    ['/docs/apis', {}, '/docs/apis'],
    ['apis', {}, '/docs/apis'],
    ['/docs/storage', { props: { replace: true } }, '/docs/storage'],
    ['/docs/storage', { init: { ctrlKey: true } }, '/docs/apis'],
    ['/docs/storage', { init: { metaKey: true } }, '/docs/apis'],
    ['/docs/storage', { init: { shiftKey: true } }, '/docs/apis'],
    ['/docs/storage', { init: { altKey: true } }, '/docs/apis'],
    ['/docs/storage', { init: { button: 1 } }, '/docs/apis'],
    ['/docs/storage', { props: { target: '_blank' } }, '/docs/apis'],
    ['/docs/storage', { props: { target: '_self' } }, '/docs/storage'],
    ['/docs/storage', { props: { onClick: (event) => event.preventDefault() } }, '/docs/apis'],
    ['/docs/storage', { props: { onClick: () => {} } }, '/docs/storage'],
  ])(
    'a click on a link to %s, with %j, leads where it leads with react-router',
    async (to, click, address) => {
      const result = await compare((library) => follow(library, to, click));
      expect(result.address).toBe(address);
      expect(result.isRef).toBe(true);
    },
  );

  test('a link whose handler fails goes nowhere', async () => {
    const failed = jest.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', failed);
    const onClick = (): never => {
      throw new Error('failed');
    };
    const { address, prevented } = await compare((library) =>
      follow(library, '/docs/storage', { props: { onClick } }),
    );
    window.removeEventListener('error', failed);
    expect([address, prevented]).toEqual(['/docs/apis', true]);
    expect(failed).toHaveBeenCalledTimes(2);
  });

  test.each<[string, string, Partial<NavLinkProps>]>([
    ['/docs/apis', '/docs/apis', {}],
    ['/docs/apis/', '/docs/apis', {}],
    ['/docs/apis/routing', '/docs/apis', {}],
    ['/docs/apis/routing', '/docs/apis', { exact: true }],
    ['/docs/APIs', '/docs/apis?q=1#a', { activeClassName: 'here', className: 'item' }],
    ['/docs/apis', 'apis', { className: (isActive) => `is-${isActive}` }],
    ['/docs/apis', '/docs/*', {}],
    ['/docs/c++', '/docs/c++', { 'aria-current': 'true', style: { color: 'red' } }],
    ['/docs/storage', '/docs/apis', { className: 'item' }],
    [
      '/docs/storage',
      '/docs/apis',
      { isActive: (match, { pathname }) => !match && pathname === '/docs/storage' },
    ],
    ['/docs/apis', '/docs/apis', { isActive: () => false }],
  ])(
    'on %s a menu’s link to %s with %j looks as it does with react-router',
    async (address, to, props) => {
      const html = await compare(({ BrowserRouter, NavLink }) => {
        const { unmount } = render(
          <BrowserRouter>
            <NavLink to={to} {...props}>
              there
            </NavLink>
          </BrowserRouter>,
        );
        const { attributes } = screen.getByRole('link');
        const found = Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
        unmount();
        return found;
      }, address);
      expect(html.href).toBeDefined();
    },
  );
});

test('a child that goes elsewhere while the page is put up is followed', async () => {
  const html = await compare(({ BrowserRouter, useHistory, useLocation }) => {
    const Restless = (): ReactNode => {
      const history = useHistory();
      useLayoutEffect(() => {
        if (history.location.pathname !== '/docs/storage') {
          history.replace('/docs/storage');
        }
      }, [history]);
      return useLocation().pathname;
    };
    const { container, unmount } = render(
      <BrowserRouter>
        <Restless />
      </BrowserRouter>,
    );
    const found = container.innerHTML;
    unmount();
    return found;
  });
  expect(html).toBe('/docs/storage');
});

test('a redirect goes on at once, and again for another goal', async () => {
  const log = await compare(({ BrowserRouter, Redirect, useLocation }) => {
    const seen: unknown[] = [];
    const Where = (): ReactNode => {
      const { pathname, state } = useLocation();
      return JSON.stringify([pathname, state]);
    };
    const at = (redirect: ReactNode): ReactNode => (
      <BrowserRouter>
        <Where />
        {redirect}
      </BrowserRouter>
    );
    const { length } = window.history;
    const { rerender, container, unmount } = render(at(<Redirect to="/docs/a" />));
    seen.push(container.textContent);
    for (const [to, push] of [
      ['/docs/a', false],
      ['/docs/b', true],
      [{ pathname: '/docs/c', state: { d: 1 } }, false],
      [{ pathname: '/docs/c', state: { d: 1 } }, false],
    ] as const) {
      rerender(at(<Redirect to={to} push={push} />));
      seen.push(container.textContent, window.history.length - length);
    }
    unmount();
    return seen;
  });
  expect(log.at(-2)).toBe('["/docs/c",{"d":1}]');
});

test('a page that is put up twice listens once', () => {
  const seen: string[] = [];
  const { BrowserRouter, Link, useLocation } = ours;
  const Where = (): ReactNode => {
    const { pathname } = useLocation();
    useEffect(() => void seen.push(pathname), [pathname]);
    return <Link to="/docs/jobs">Jobs</Link>;
  };
  window.history.pushState(null, '', '/docs/apis');
  render(
    <StrictMode>
      <BrowserRouter>
        <Where />
      </BrowserRouter>
    </StrictMode>,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(seen.filter((path) => path === '/docs/jobs')).toHaveLength(1);
});

test('without a router around it a hook says so', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const Lost = (): ReactNode => ours.useLocation().pathname;
  expect(() => render(<Lost />)).toThrow('There is no router around this component.');
  jest.mocked(console.error).mockRestore();
});
