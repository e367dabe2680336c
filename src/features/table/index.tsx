import clsx from 'clsx';
import {
  Children,
  cloneElement,
  isValidElement,
  type ComponentProps,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import { SCROLL_REGION } from '../scroll-region/attributes';
import styles from './styles.module.css';

type Part = ReactElement<HTMLAttributes<HTMLElement>>;

/** The roles of the parts of a table: sections, rows, and cells. */
const HEAD = ['rowgroup', 'row', 'columnheader'];
const BODY = ['rowgroup', 'row', 'cell'];

const partsIn = (content: ReactNode): Part[] =>
  Children.toArray(content).filter((part): part is Part => isValidElement(part));

const textOf = (content: ReactNode): string =>
  Children.toArray(content)
    .map((part) => (isValidElement(part) ? textOf((part as Part).props.children) : String(part)))
    .join('');

function columnsIn(content: ReactNode): string[] {
  const [head] = partsIn(content);
  const [row] = partsIn(head?.props.children);
  return partsIn(row?.props.children).map((cell) => textOf(cell.props.children));
}

/** Browsers don't treat rows that are cards as parts of a table, so that each part needs its role. */
const withRoles = (content: ReactNode, [role, ...inner]: readonly string[]): ReactNode =>
  role === undefined
    ? content
    : Children.map(content, (part) =>
        isValidElement(part)
          ? cloneElement(part as Part, { role }, withRoles((part as Part).props.children, inner))
          : part,
      );

/** Custom properties `--c2`, `--c3`, and so on, which are the labels of the values in a card. */
const labelsOf = (columns: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    columns.slice(1).map((name, index) => [`--c${index + 2}`, JSON.stringify(name)]),
  );

/** On phones, each row of a table with more than two columns is a card. A wide table is a scroll region (features/scroll-region). */
export function Table({ children, ...props }: ComponentProps<'table'>): ReactNode {
  const columns = columnsIn(children);
  const hasCards = columns.length > 2;
  const [head, ...body] = partsIn(children);
  return (
    <div
      className={clsx(styles.frame, hasCards && styles.columns, columns.length > 5 && styles.dense)}
      style={hasCards ? labelsOf(columns) : undefined}
      {...{ [SCROLL_REGION]: '' }}
    >
      {hasCards ? (
        <table role="table" {...props}>
          {withRoles(head, HEAD)}
          {withRoles(body, BODY)}
        </table>
      ) : (
        <table {...props}>{children}</table>
      )}
    </div>
  );
}
