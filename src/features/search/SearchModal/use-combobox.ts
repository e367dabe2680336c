import { useEffect, useRef, useState, type InputHTMLAttributes, type KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

type Press = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a press opens a link next to the page instead of in its place. */
export const opensWindow = ({ ctrlKey, metaKey, shiftKey }: Press): boolean =>
  ctrlKey || metaKey || shiftKey;

export interface RowProps {
  id: string;
  role: 'row';
  'aria-selected': boolean;
  onPointerMove: () => void;
  onFocus: () => void;
}

export interface Combobox {
  /** Props of the field. The focus stays there while the arrow keys select a row. */
  fieldProps: InputHTMLAttributes<HTMLInputElement>;
  /** ID of a group of rows. The field refers to it. */
  gridId: (group: number) => string;
  rowProps: (row: number) => RowProps;
  selectFirst: () => void;
}

interface ComboboxOptions {
  id: string;
  groups: number;
  rows: number;
  /** Whether the rows belong to the text in the field. Enter waits for them. */
  isAnswered: boolean;
  /** Called when Enter opens a row in another window. Otherwise, its link is clicked. */
  onWindow: (row: number) => void;
}

/** A combobox with grids of links. See https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. */
export function useCombobox({ id, groups, rows, isAnswered, onWindow }: ComboboxOptions): Combobox {
  const [selected, select] = useState(0);
  const heldEnter = useRef<Press>(undefined);
  const active = Math.min(selected, rows - 1);
  const rowId = (row: number): string => `${id}row${row}`;
  const gridId = (group: number): string => `${id}grid${group}`;

  const openActive = (press: Press): void => {
    const link = document.getElementById(rowId(active))?.querySelector('a');
    if (!link || !opensWindow(press)) {
      link?.click();
      return;
    }
    onWindow(active);
    window.open(link.href, '_blank', press.shiftKey ? 'noopener,popup' : 'noopener');
  };

  useEffect(() => {
    if (isAnswered && heldEnter.current) {
      openActive(heldEnter.current);
      heldEnter.current = undefined;
    }
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (event.nativeEvent.isComposing) {
      return;
    }
    if (step && rows > 0) {
      event.preventDefault();
      const next = (active + step + rows) % rows;
      heldEnter.current = undefined;
      select(next);
      document.getElementById(rowId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isAnswered) {
        openActive(event);
      } else {
        heldEnter.current = event;
      }
    }
  };

  return {
    fieldProps: {
      id,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'grid',
      'aria-expanded': rows > 0,
      'aria-controls':
        Array.from({ length: groups }, (_, group) => gridId(group)).join(' ') || undefined,
      'aria-activedescendant': rows > 0 ? rowId(active) : undefined,
      onKeyDown,
    },
    gridId,
    rowProps: (row) => ({
      id: rowId(row),
      role: 'row',
      'aria-selected': row === active,
      onPointerMove: () => select(row),
      onFocus: () => select(row),
    }),
    selectFirst: () => {
      heldEnter.current = undefined;
      select(0);
    },
  };
}
