/**
 * Replaces `react` in components that pages render: hooks that need React in the browser work only in islands. Docusaurus' core, whose
 * providers use them without a loss, keeps the original.
 */
import * as React from 'react';
import { requireIsland } from './in-island';
import { checkHandlers } from './jsx-runtime';

/** Hooks that do all of their work when a page renders. */
const STATIC_HOOKS = ['useCallback', 'useContext', 'useDebugValue', 'useId', 'useMemo'];

type AnyFunction = (...parameters: unknown[]) => unknown;

const isBehavior = ([name]: [string, unknown]): boolean =>
  /^use[A-Z]/.test(name) && !STATIC_HOOKS.includes(name);

const checkedReact = {
  ...React,
  ...(Object.fromEntries(
    Object.entries(React)
      .filter(isBehavior)
      .map(([name, hook]) => [
        name,
        (...parameters: unknown[]) => {
          requireIsland(name);
          return (hook as AnyFunction)(...parameters);
        },
      ]),
  ) as object),
  createElement: ((
    type: React.ElementType,
    properties: object | null,
    ...children: React.ReactNode[]
  ) => {
    checkHandlers(type, properties);
    return React.createElement(type, properties, ...children);
  }) as typeof React.createElement,
};

export const {
  cache,
  Children,
  cloneElement,
  Component,
  createContext,
  createElement,
  createRef,
  forwardRef,
  Fragment,
  isValidElement,
  lazy,
  memo,
  Profiler,
  PureComponent,
  startTransition,
  StrictMode,
  Suspense,
  use,
  useActionState,
  useCallback,
  useContext,
  useDebugValue,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
  version,
} = checkedReact;
export default checkedReact;
