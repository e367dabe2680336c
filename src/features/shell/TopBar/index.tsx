import Link from '@docusaurus/Link';
import SearchBar from '@theme/SearchBar';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon';
import { Island } from '@nitric-docs/static-islands/island';
import { isAtOrBelow } from '../../../config/routes';
import { links, mainSections } from '../../../config/site';
import { ColorModeToggle } from '../../color-mode/ColorModeToggle';
import { PanelToggle } from '../../navigation/Panel';
import { Logo } from '../Logo';
import { useRoute } from '../../../lib/route';
import { TOP_BAR } from './attributes';
import styles from './styles.module.css';

/** Whether a page belongs to a section, which shares the first part of its address: `/concepts` of `/concepts/introduction`. */
function isInSection(route: string, href: string): boolean {
  const [, first = '', second = ''] = href.split('/');
  return isAtOrBelow(route, first === 'reference' ? `/${first}/${second}` : `/${first}`);
}

export function TopBar(): ReactNode {
  const route = useRoute();
  return (
    <header className={styles.bar} {...{ [TOP_BAR]: '' }}>
      <PanelToggle />
      <div className={styles.logo}>
        <Logo />
      </div>
      <div className={styles.search}>
        <Island load="interaction" opensField="Search docs">
          <SearchBar />
        </Island>
      </div>
      <nav className={styles.sections} aria-label="Sections">
        {mainSections.map((section) => (
          <Link
            key={section.href}
            className={styles.link}
            to={section.href}
            aria-current={isInSection(route, section.href) ? 'true' : undefined}
          >
            {section.title}
          </Link>
        ))}
        <a className={styles.link} href={links.framework} aria-label="Star on GitHub">
          <Icon name="star" />
          <span>
            Star<span className={styles.starText}> on GitHub</span>
          </span>
        </a>
      </nav>
      <div className={styles.icons}>
        <a className={styles.icon} href={links.chat} aria-label="Chat on Discord">
          <Icon name="discord" />
        </a>
        <a className={styles.icon} href={links.framework} aria-label="Nitric on GitHub">
          <Icon name="github" />
        </a>
        <ColorModeToggle className={styles.icon} />
      </div>
    </header>
  );
}
