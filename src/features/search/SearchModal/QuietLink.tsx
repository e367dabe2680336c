import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { JSX, MouseEvent, ReactNode } from 'react';
import { BASE_URL } from '../../../config/site';
import { isPlainClick } from '../../../contracts/plain-click';

const isOfSite = (address: string): boolean => address.startsWith(BASE_URL);

interface QuietLinkProps {
  /** An address of the site, without its base, or of another one. */
  to: string;
  children: ReactNode;
  onClick: () => void;
  onAuxClick?: (event: MouseEvent) => void;
}

/**
 * A link that fetches nothing before it is pointed at. Docusaurus' own link fetches its page as soon as it is seen, which
 * here is twenty pages for each letter that is typed.
 */
export function QuietLink({ to, children, onClick, onAuxClick }: QuietLinkProps): JSX.Element {
  const history = useHistory();
  const { withBaseUrl } = useBaseUrlUtils();
  const address = withBaseUrl(to);
  const follow = (event: MouseEvent): void => {
    onClick();
    if (isPlainClick(event) && isOfSite(address)) {
      event.preventDefault();
      history.push(address);
    }
  };
  const preload = (): void => {
    if (isOfSite(address)) {
      void window.docusaurus.preload(address);
    }
  };
  return (
    <a href={address} onClick={follow} onAuxClick={onAuxClick} onPointerEnter={preload}>
      {children}
    </a>
  );
}
