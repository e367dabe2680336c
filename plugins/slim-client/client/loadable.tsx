import {
  useEffect,
  useReducer,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';

/**
 * Stands in the browser for react-loadable: the two forms that Docusaurus' ComponentCreator uses, each with a `render` of its own.
 * What it leaves out: `delay` and `timeout` as options, `modules` and `webpack` (the server needs them, and renders with the
 * original), `Capture`, `preloadAll` and `preloadReady`.
 */
const DELAY_MS = 200;

interface LoadingProps {
  isLoading: boolean;
  /** It takes long enough to be worth saying. */
  pastDelay: boolean;
  timedOut: boolean;
  error: unknown;
  retry: () => void;
}

interface Options<Loader, Loaded> {
  loader: Loader;
  loading: ComponentType<LoadingProps>;
  render: (loaded: Loaded, props: object) => ReactNode;
}

/** One try to load; it changes in place, so that what has arrived is shown at once. */
interface Attempt<Loaded> {
  promise: Promise<Loaded>;
  isLoading: boolean;
  loaded?: { value: Loaded };
  error: unknown;
}

type Preloadable = FunctionComponent<object> & { preload: () => Promise<unknown> };

function begin<Loaded>(load: () => Promise<Loaded>): Attempt<Loaded> {
  const attempt: Attempt<Loaded> = {
    isLoading: true,
    error: null,
    promise: load().then(
      (value) => {
        Object.assign(attempt, { isLoading: false, loaded: { value } });
        return value;
      },
      (error: unknown) => {
        Object.assign(attempt, { isLoading: false, error });
        throw error;
      },
    ),
  };
  return attempt;
}

function create<Loaded>(
  load: () => Promise<Loaded>,
  { loading: Loading, render }: Omit<Options<unknown, Loaded>, 'loader'>,
): Preloadable {
  /** Shared by all places that show the component; only `retry` makes another. */
  let latest: Attempt<Loaded> | undefined;
  const first = (): Attempt<Loaded> => (latest ??= begin(load));

  function LoadableComponent(props: object): ReactNode {
    const [attempt, setAttempt] = useState(first);
    const [, showAgain] = useReducer((times: number) => times + 1, 0);
    const [pastDelay, setPastDelay] = useState(false);
    const { isLoading, loaded, error } = attempt;
    useEffect(() => {
      if (!isLoading) {
        return;
      }
      const timer = setTimeout(setPastDelay, DELAY_MS, true);
      attempt.promise.then(showAgain, showAgain);
      return () => clearTimeout(timer);
    }, [attempt, isLoading]);
    const retry = (): void => setAttempt((latest = begin(load)));
    return loaded ? (
      render(loaded.value, props)
    ) : (
      <Loading {...{ isLoading, pastDelay, timedOut: false, error, retry }} />
    );
  }
  return Object.assign(LoadableComponent, { preload: () => first().promise });
}

type Load = () => Promise<unknown>;

async function loadAll(loaders: Record<string, Load>): Promise<Record<string, unknown>> {
  const loaded = Object.entries(loaders).map(async ([name, load]) => [name, await load()] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

/** A component that `loader` brings. */
function Loadable(options: Options<Load, unknown>): Preloadable {
  return create(options.loader, options);
}

/** A component made of what several loaders bring, by name. */
Loadable.Map = (options: Options<Record<string, Load>, Record<string, unknown>>): Preloadable =>
  create(() => loadAll(options.loader), options);

export default Loadable;
