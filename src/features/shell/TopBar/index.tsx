import Link from '@docusaurus/Link';
import SearchBar from '@theme/SearchBar';
import { useEffect, useRef, type ReactNode } from 'react';
import { FaDiscord, FaGithub } from 'react-icons/fa6';
import { HiOutlineStar } from 'react-icons/hi2';
import { links } from '../../../config/site';
import { ColorModeToggle } from '../../color-mode/ColorModeToggle';
import { PanelToggle } from '../../navigation/Panel';
import { useSettings } from '../../site/useSettings';
import { Logo } from '../Logo';
import { headerOpacityAt } from './header-opacity';
import styles from './styles.module.css';

/** Search, the main sections, outside links and the colour mode; its background follows the first scroll. */
export function TopBar(): ReactNode {
  const bar = useRef<HTMLElement>(null);
  const { mainSections } = useSettings();

  useEffect(() => {
    const follow = (): void =>
      bar.current?.style.setProperty(
        '--topbar-opacity',
        headerOpacityAt(window.scrollY).toFixed(3),
      );
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  return (
    <header ref={bar} className={styles.bar}>
      <div className={styles.small}>
        <PanelToggle />
        <Logo />
      </div>
      <div className={styles.search}>
        <SearchBar />
      </div>
      <nav className={styles.sections} aria-label="Sections">
        {mainSections.map((section) => (
          <Link key={section.href} className={styles.link} to={section.href}>
            {section.title}
          </Link>
        ))}
        <a className={styles.link} href={links.website}>
          Nitric.io
        </a>
        <a className={styles.link} href={links.framework}>
          <HiOutlineStar aria-hidden="true" /> Star on GitHub
        </a>
      </nav>
      <div className={styles.icons}>
        <a className={styles.icon} href={links.chat} aria-label="Chat on Discord">
          <FaDiscord aria-hidden="true" />
        </a>
        <a className={styles.icon} href={links.framework} aria-label="Nitric on GitHub">
          <FaGithub aria-hidden="true" />
        </a>
        <ColorModeToggle className={styles.icon} />
      </div>
    </header>
  );
}
