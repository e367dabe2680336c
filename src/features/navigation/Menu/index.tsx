import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon';
import tileStyles from '../../../components/Icon/tile.module.css';
import { blockAt } from '../../../config/building-blocks';
import { linksOf, type MenuGroup, type MenuLink } from '../../../config/menus';
import { withoutHash } from '../../../config/routes';
import VersionDropdown from '../../sdk-reference/VersionDropdown';
import { breakable } from '../../../lib/breakable';
import { useRoute } from '../../../lib/route';
import { KEEPS_PANEL } from '../Panel/attributes';
import type { Menu as MenuData } from '../menu';
import { SectionList } from '../../shell/TableOfContents';
import type { PageSection } from '../../shell/TableOfContents/sections';
import { MENU } from './attributes';
import styles from './styles.module.css';

/** The place after each dot in the name of a function, such as `bucket.on()`. */
const DOTS = /(?<=\.)(?=.*\)$)/;

interface MenuProps {
  menu: MenuData;
  sections: readonly PageSection[];
}

export function Menu({ menu, sections }: MenuProps): ReactNode {
  const route = useRoute();
  const { back, parent, groups, isFolded } = menu;
  // A page about several functions has a link for each of them, which its list of sections doesn't repeat.
  const active = linksOf(menu).find(({ href }) => withoutHash(href) === route);
  const isParentActive = parent?.href === route && !active;
  const unlisted = sections.filter(
    ({ id }) => !linksOf(menu).some(({ href }) => href === `${route}#${id}`),
  );
  return (
    <div className={styles.menu} {...{ [MENU]: '' }}>
      {back && <MenuHead back={back} parent={parent} isParentActive={isParentActive} />}
      {isParentActive && <Sections sections={unlisted} />}
      {groups.map((group, index) => {
        const entries = group.links.map((link) => (
          <MenuEntry key={link.href} link={link} isActive={link === active} sections={unlisted} />
        ));
        // The order of the groups never changes, so the index can identify untitled groups.
        const key = group.title ?? index;
        const isOpen = active !== undefined && group.links.includes(active);
        return isFolded && group.title ? (
          <FoldedGroup key={key} group={group} isOpen={isOpen} entries={entries} />
        ) : (
          <Group key={key} group={group} entries={entries} />
        );
      })}
    </div>
  );
}

interface MenuHeadProps {
  back: MenuLink;
  parent: MenuLink | undefined;
  isParentActive: boolean;
}

/** The links to the home page and the section, and the parent page. They stay in view while a long menu scrolls. */
function MenuHead({ back, parent, isParentActive }: MenuHeadProps): ReactNode {
  const house = <Icon name="home" />;
  const isHome = back.href === '/';
  return (
    <div className={styles.head}>
      <div className={styles.backRow} {...{ [KEEPS_PANEL]: '' }}>
        {!isHome && (
          <Link className={styles.back} to="/" aria-label="Home">
            {house}
          </Link>
        )}
        <Link className={styles.back} to={back.href}>
          {isHome && house}
          {back.title}
        </Link>
      </div>
      {parent && (
        <div className={styles.parentRow}>
          <Link
            className={styles.parent}
            to={parent.href}
            aria-current={isParentActive ? 'page' : undefined}
          >
            {parent.icon && (
              <span className={tileStyles.tile} data-tone={blockAt(parent.href)?.key}>
                <Icon name={parent.icon} />
              </span>
            )}
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
  entries: ReactNode;
}

function Group({ group, entries }: GroupProps): ReactNode {
  return (
    <div className={clsx(styles.group, group.divider && styles.groupDivided)}>
      {group.title && <div className={styles.groupTitle}>{group.title}</div>}
      <ul className={styles.links} aria-label={group.title}>
        {entries}
      </ul>
    </div>
  );
}

/** A group with its number of links, which the reader opens. */
function FoldedGroup({ group, entries, isOpen }: GroupProps & { isOpen: boolean }): ReactNode {
  return (
    <details className={styles.folded} open={isOpen}>
      <summary>
        {group.title}
        <small>{group.links.length}</small>
      </summary>
      <ul className={styles.links} aria-label={group.title}>
        {entries}
      </ul>
    </details>
  );
}

interface MenuEntryProps {
  link: MenuLink;
  isActive: boolean;
  sections: readonly PageSection[];
}

function MenuEntry({ link, isActive, sections }: MenuEntryProps): ReactNode {
  return (
    <li>
      <Link
        className={styles.link}
        to={link.href}
        aria-current={isActive ? 'page' : undefined}
        data-tone={blockAt(link.href)?.key}
      >
        {link.icon && <Icon name={link.icon} />}
        <span className={styles.linkTitle}>{breakable(link.title, DOTS)}</span>
        {link.badge && <span className={styles.badge}>{link.badge}</span>}
      </Link>
      {isActive && <Sections sections={sections} />}
    </li>
  );
}

function Sections({ sections }: { sections: readonly PageSection[] }): ReactNode {
  return sections.length > 0 && <SectionList title="Top of page" sections={sections} isNamed />;
}
