import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { Icon } from '../../../components/Icon';
import { linksOf, type MenuGroup, type MenuLink } from '../../../config/menus';
import { withoutHash } from '../../../config/routes';
import VersionDropdown from '../../sdk-reference/VersionDropdown';
import { useRoute } from '../../../lib/route';
import type { Menu as MenuData } from '../menu';
import type { PageSection } from '../../shell/TableOfContents/sections';
import { MENU, PAGE_SECTIONS } from './attributes';
import styles from './styles.module.css';

interface MenuProps {
  menu: MenuData;
  /** The headings of the active page, listed below its link. */
  sections: readonly PageSection[];
}

/** The menu: the back link, the parent page with its version dropdown, and the groups of links. */
export function Menu({ menu, sections }: MenuProps): ReactNode {
  const route = useRoute();
  const { back, parent, groups } = menu;
  // A page about several functions has a link for each of them.
  const active = linksOf(menu).find(({ href }) => withoutHash(href) === route);
  const isParentActive = parent?.href === route && !active;
  return (
    <div className={clsx(styles.menu, !back && styles.menuDefault)} {...{ [MENU]: '' }}>
      {back && <MenuHead back={back} parent={parent} isParentActive={isParentActive} />}
      {isParentActive && <SectionLinks sections={sections} />}
      {groups.map((group, index) => (
        // The order of the groups never changes, so the index can identify untitled groups.
        <Group
          key={group.title ?? index}
          group={group}
          active={active}
          sections={sections}
          isDefaultMenu={!back}
        />
      ))}
    </div>
  );
}

interface MenuHeadProps {
  back: MenuLink;
  parent: MenuLink | undefined;
  isParentActive: boolean;
}

/** The back link and the parent page, which stay in view while a long menu scrolls. */
function MenuHead({ back, parent, isParentActive }: MenuHeadProps): ReactNode {
  return (
    <div className={styles.head}>
      <Link className={styles.back} to={back.href}>
        <span aria-hidden="true" className={styles.backArrow} />
        {back.title}
      </Link>
      {parent && (
        <div className={styles.parentRow}>
          <Link
            className={styles.parent}
            to={parent.href}
            aria-current={isParentActive ? 'page' : undefined}
          >
            {parent.icon && <Icon name={parent.icon} className={styles.parentIcon} />}
            {parent.title}
          </Link>
          <VersionDropdown />
        </div>
      )}
    </div>
  );
}

interface GroupProps {
  group: MenuGroup;
  active: MenuLink | undefined;
  sections: readonly PageSection[];
  isDefaultMenu: boolean;
}

function Group({ group, active, sections, isDefaultMenu }: GroupProps): ReactNode {
  const titleId = useId();
  return (
    <div className={clsx(styles.group, group.divider && styles.groupDivided)}>
      {group.title && (
        <div id={titleId} className={styles.groupTitle}>
          {group.title}
        </div>
      )}
      <ul className={styles.links} aria-labelledby={group.title ? titleId : undefined}>
        {group.links.map((link) => (
          <MenuEntry
            key={link.href}
            link={link}
            isActive={link === active}
            sections={sections}
            isDefaultMenu={isDefaultMenu}
          />
        ))}
      </ul>
    </div>
  );
}

interface MenuEntryProps {
  link: MenuLink;
  isActive: boolean;
  sections: readonly PageSection[];
  isDefaultMenu: boolean;
}

/** Icons come first in the default menu and last in other menus. Only the default menu shows badges. */
function MenuEntry({ link, isActive, sections, isDefaultMenu }: MenuEntryProps): ReactNode {
  const icon = link.icon && (
    <Icon name={link.icon} className={isDefaultMenu ? styles.iconLeading : styles.iconTrailing} />
  );
  return (
    <li>
      <Link
        className={clsx(styles.link, isActive && styles.linkActive)}
        to={link.href}
        aria-current={isActive ? 'page' : undefined}
      >
        {isDefaultMenu && icon}
        <span className={styles.linkTitle}>{link.title}</span>
        {isDefaultMenu && link.badge && <span className={styles.badge}>{link.badge}</span>}
        {!isDefaultMenu && icon}
      </Link>
      {isActive && <SectionLinks sections={sections} />}
    </li>
  );
}

/** The top and the headings of the active page. The client (sections-in-view.ts) marks the ones in view. */
function SectionLinks({ sections }: { sections: readonly PageSection[] }): ReactNode {
  if (sections.length === 0) {
    return null;
  }
  return (
    <ul className={styles.sections} aria-label="On this page" {...{ [PAGE_SECTIONS]: '' }}>
      <li>
        <a className={styles.sectionLink} href="#main">
          Top of page
        </a>
      </li>
      {sections.map(({ id, html }) => (
        <li key={id}>
          <Link
            className={styles.sectionLink}
            to={`#${id}`}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </li>
      ))}
    </ul>
  );
}
