import type { Location, LocationDescriptor } from 'history';
import type { AnchorHTMLAttributes, CSSProperties, JSX, MouseEvent, Ref } from 'react';
import { isPlainClick } from '../../../src/contracts/plain-click';
import { createLocation, createPath } from './history';
import { matchPath, type Match, type Pattern } from './match-path';
import { useRouter } from './routing';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: LocationDescriptor;
  replace?: boolean;
  innerRef?: Ref<HTMLAnchorElement>;
}

/** A link to a page of the site: a plain click shows it without loading the document. */
export function Link({ to, replace, innerRef, onClick, ...rest }: LinkProps): JSX.Element {
  const { history, location } = useRouter();
  const goal = typeof to === 'string' ? createLocation(to, null, undefined, location) : to;
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    try {
      onClick?.(event);
    } catch (error) {
      event.preventDefault();
      throw error;
    }
    const { target } = rest;
    if (!event.defaultPrevented && (!target || target === '_self') && isPlainClick(event)) {
      event.preventDefault();
      // Once more to the same address is no new entry of the history.
      const isHere =
        createPath(location) === createPath(typeof to === 'string' ? createLocation(to) : to);
      history[replace || isHere ? 'replace' : 'push'](to);
    }
  };
  return <a {...rest} href={history.createHref(goal)} onClick={follow} ref={innerRef} />;
}

interface NavLinkProps extends Omit<LinkProps, 'className' | 'style'>, Omit<Pattern, 'path'> {
  activeClassName?: string;
  activeStyle?: CSSProperties;
  className?: string | ((isActive: boolean) => string);
  style?: CSSProperties | ((isActive: boolean) => CSSProperties);
  isActive?: (match: Match | null, location: Location) => boolean;
  location?: Location;
}

/** A link that shows when the reader is where it leads, or below. */
export function NavLink({
  'aria-current': current = 'page',
  activeClassName = 'active',
  activeStyle,
  className,
  style,
  exact,
  strict,
  sensitive,
  isActive: decide,
  location: given,
  to,
  ...rest
}: NavLinkProps): JSX.Element {
  const router = useRouter();
  const location = given ?? router.location;
  const goal = typeof to === 'string' ? createLocation(to, null, undefined, location) : to;
  const { pathname } = goal;
  // Every character stands for itself here.
  const match = pathname
    ? matchPath(location.pathname, { path: pathname, exact, strict, sensitive }, '\\*')
    : null;
  const isActive = decide ? decide(match, location) : match !== null;
  const ownClass = typeof className === 'function' ? className(isActive) : className;
  const ownStyle = typeof style === 'function' ? style(isActive) : style;
  return (
    <Link
      aria-current={isActive ? current : undefined}
      className={isActive ? [ownClass, activeClassName].filter(Boolean).join(' ') : ownClass}
      style={isActive ? { ...ownStyle, ...activeStyle } : ownStyle}
      {...rest}
      to={goal}
    />
  );
}
