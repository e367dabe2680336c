import { useId, type ReactNode } from 'react';

/** The size of a grid cell, in SVG units. */
const CELL = { width: 64, height: 48 } as const;

/** The four patterns, each with its vertical offset and its filled cells as `column row`. */
export const cardPatterns = [
  { offset: 14, cells: ['1 1', '3 0', '4 2'] },
  { offset: -8, cells: ['0 2', '2 1', '4 3'] },
  { offset: 28, cells: ['2 0', '3 2', '0 1'] },
  { offset: 20, cells: ['4 0', '1 2', '2 3'] },
] as const;

export type CardPatternIndex = 0 | 1 | 2 | 3;

export function CardPattern(props: { index: CardPatternIndex; className?: string }): ReactNode {
  const id = useId();
  const { offset, cells } = cardPatterns[props.index];
  const { width, height } = CELL;
  return (
    <svg className={props.className} aria-hidden>
      <defs>
        <pattern id={id} width={width} height={height} y={offset} patternUnits="userSpaceOnUse">
          <path d={`M${width} 0H0V${height}`} fill="none" stroke="currentColor" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      {cells.map((cell) => {
        const [column = 0, row = 0] = cell.split(' ').map(Number);
        return (
          <rect
            key={cell}
            x={column * width}
            y={row * height + offset}
            width={width}
            height={height}
            fill="currentColor"
            fillOpacity="0.3"
          />
        );
      })}
    </svg>
  );
}
