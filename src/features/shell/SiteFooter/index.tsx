import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { FaDiscord, FaGithub, FaXTwitter, FaYoutube } from 'react-icons/fa6';
import { COMPANY, links } from '../../../config/site';
import styles from './styles.module.css';

const socialLinks = [
  { label: 'Nitric on X', href: links.x, Icon: FaXTwitter },
  { label: 'Nitric on GitHub', href: links.framework, Icon: FaGithub },
  { label: 'Chat on Discord', href: links.chat, Icon: FaDiscord },
  { label: 'Nitric on YouTube', href: links.youtube, Icon: FaYoutube },
] as const;

/** The build's year may be last year's, and React keeps a text that it was told to expect otherwise: the span is told again. */
function Copyright(): ReactNode {
  const text = `© ${new Date().getFullYear()} ${COMPANY}`;
  const showThisYear = (span: HTMLSpanElement | null): void => {
    if (span && span.textContent !== text) {
      span.textContent = text;
    }
  };
  return (
    <span ref={showThisYear} suppressHydrationWarning>
      {text}
    </span>
  );
}

/** Copyright, the two pages about taking part, and where else to find Nitric. */
export function SiteFooter(): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <p className={styles.copyright}>
          <Copyright />
          <Link to="/contributions">Contributions</Link>
          <Link to="/support">Support</Link>
        </p>
        <ul className={styles.social}>
          {socialLinks.map(({ label, href, Icon }) => (
            <li key={href}>
              <a href={href} aria-label={label}>
                <Icon aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
