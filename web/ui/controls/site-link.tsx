import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  /** Choosing the page being shown loads it anew, instead of doing nothing. */
  readonly reloadCurrent?: boolean;
}

/**
 * A link inside the site; one page fades into the next where the browser can. Not React Router's
 * own component, which brings 2 kB of code for what this site does not use.
 */
export function SiteLink({ to, reloadCurrent = false, onClick, children, ...rest }: SiteLinkProps) {
  const isCurrent = useResolvedPath(to).pathname === useLocation().pathname;
  const { target } = rest;
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    viewTransition: true,
    ...(target !== undefined && { target }),
  });
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented && !(reloadCurrent && isCurrent)) navigate(event);
  };
  return (
    <a {...rest} href={useHref(to)} onClick={follow}>
      {children}
    </a>
  );
}
