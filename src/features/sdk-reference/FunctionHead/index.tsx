import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { Icon } from '../../../components/Icon';
import { sdkResourceOf } from '../../../config/sdk-resources';
import { sdkOf, sdkReferenceOf, versionHref } from '../../../config/sdks';
import type { FunctionHead } from '../../../contracts/function-head';
import { breakable } from '../../../lib/breakable';
import { useRoute } from '../../../lib/route';
import styles from './styles.module.css';

export function FunctionEyebrow(): ReactNode {
  const route = useRoute();
  const reference = sdkReferenceOf(route);
  if (!reference) {
    return null;
  }
  const { sdk, version } = reference;
  const block = sdkResourceOf(route)?.block;
  return (
    <p className={styles.eyebrow}>
      <Link to={versionHref(sdk, version)}>{`${sdkOf(sdk).label} SDK ${version}`}</Link>
      {block && (
        <>
          {' · '}
          <Link to={block.href}>{block.title}</Link>
        </>
      )}
    </p>
  );
}

/** A title that is a call: `bucket.file.read()`. */
const CALL = /^[\w.]+\(\)$/;

/** The title of a function page. A call breaks only after dots, and its last name stands out. Other titles are texts. */
export function FunctionTitle({ title }: { title: string }): ReactNode {
  if (!CALL.test(title)) {
    return <h1 className={styles.text}>{title}</h1>;
  }
  const last = title.lastIndexOf('.') + 1;
  return (
    <h1 className={styles.title}>
      <span>
        {breakable(title.slice(0, last), /(?<=\.)/)}
        <wbr />
      </span>
      {title.slice(last)}
    </h1>
  );
}

interface FunctionSummaryProps {
  head: FunctionHead;
  anchors: ReadonlySet<string>;
}

export function FunctionSummary({ head, anchors }: FunctionSummaryProps): ReactNode {
  const resource = sdkResourceOf(useRoute());
  const { signatures, permissions } = head;
  if (signatures.length + permissions.length === 0) {
    return null;
  }
  return (
    <div className={styles.summary}>
      {signatures.map((parts) => (
        <p key={parts.map(({ text }) => text).join('')} className={styles.signature}>
          {/* It can break. */}
          <code className="long">
            {parts.map(({ text, section }) =>
              section !== undefined && anchors.has(section) ? (
                <a key={section} href={`#${section}`}>
                  {text}
                </a>
              ) : (
                text
              ),
            )}
          </code>
        </p>
      ))}
      {permissions.length > 0 && (
        <p className={styles.permissions}>
          <Icon name="lock" />
          <span>
            Requires{' '}
            {permissions.map((name, index) => (
              <Fragment key={name}>
                {index > 0 && ' and '}
                <code>{name}</code>
              </Fragment>
            ))}
            {resource && ` on the ${resource.noun}`}
          </span>
        </p>
      )}
    </div>
  );
}

export function FunctionLinks({ head }: { head: FunctionHead }): ReactNode {
  const route = useRoute();
  return (
    <>
      {head.languages.length > 0 && (
        <nav className={styles.languages} aria-label="The same function in other languages">
          {head.languages.map(({ language, title, href }) => (
            <Link
              key={href}
              to={href}
              className={styles.chip}
              aria-label={`${language}, ${title}`}
              aria-current={href === route ? 'true' : undefined}
            >
              {language}
            </Link>
          ))}
        </nav>
      )}
      {head.versions.map(({ version, title, href, isSame }) => {
        const caption = isSame ? version : `${version} ${title}`;
        const what = isSame ? 'this page' : 'the closest page';
        return (
          <Link
            key={version}
            to={href}
            className={clsx(styles.chip, styles.version)}
            aria-label={`${caption}, ${what} in another version`}
          >
            {caption}
          </Link>
        );
      })}
    </>
  );
}
