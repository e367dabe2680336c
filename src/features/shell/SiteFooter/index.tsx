import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon';
import { COMPANY, links } from '../../../config/site';
import { CURRENT_YEAR } from './attributes';
import styles from './styles.module.css';

const socialLinks = [
  { label: 'Nitric on X', href: links.x, icon: 'x' },
  { label: 'Nitric on GitHub', href: links.framework, icon: 'github' },
  { label: 'Chat on Discord', href: links.chat, icon: 'discord' },
  { label: 'Nitric on YouTube', href: links.youtube, icon: 'youtube' },
] as const;

export function SiteFooter(): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        {/* The client (behavior.ts) updates the year, because the page can be built in an earlier year. */}
        <span>
          © <span {...{ [CURRENT_YEAR]: '' }}>{new Date().getFullYear()}</span> {COMPANY}
        </span>
        <Link to="/contributions">Contributions</Link>
        <Link to="/support">Support</Link>
        <Link to="/support/agents">AI Agents</Link>
        <a href={links.website}>Nitric.io</a>
        <ul className={styles.social}>
          {socialLinks.map(({ label, href, icon }) => (
            <li key={href}>
              <a href={href} aria-label={label}>
                <Icon name={icon} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
