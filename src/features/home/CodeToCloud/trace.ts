import { declarations } from '../../../config/code-to-cloud';

/** Sizes of the figure in rem, as the style sheets of it and of code set them. A browser test compares wires with them. */
const LINE = 1.5;
const CODE_TOP = 5;
const RESOURCE_TOP = 3.3125;
const RESOURCE_HEIGHT = 3.5;
const RESOURCE_GAP = 0.5;
/** The column between the code and the resources, and the distance of a resource to its border. */
const WIRE_WIDTH = 4.8125;

interface DeclaringLine {
  /** The declarations in it, as indexes of `declarations`. */
  declares: readonly number[];
  /** Splits its HTML. The groups `d0` and `d1` are the expressions of its declarations. */
  parts: RegExp;
}

/** The first one that matches a marked line applies. In `.allow`, the name is in an element of its own. */
const declaringLines: readonly DeclaringLine[] = [
  {
    declares: [0, 1],
    parts: /^(?<before>.*= )(?<d0>.*)(?<d1>\.(?:<[^>]+>)?allow[^;\n]*)(?<after>;?\n)$/i,
  },
  {
    declares: [0],
    parts: /^(?<before>.*= )(?<d0>.*bucket[^\n]*?)(?<after>\.?\n)$/i,
  },
  { declares: [1], parts: /^(?<before>\s*)(?<d0>\.?(?:<[^>]+>)?allow[^;\n]*)(?<after>;?\n)$/i },
  { declares: [2], parts: /^(?<before>.*= )(?<d0>[^;\n]*)(?<after>;?\n)$/ },
  {
    declares: [3],
    parts: /^(?<before>[^,(]*\([^,]*, |)(?<d0>[^\n]*?)(?<after>(?: ?\{|\(ctx: .*)\n)$/,
  },
];

const MARKED_LINE = /<span class="code-mark">(.*\n)<\/span>/g;

const px = (rem: number): string => String(Math.round(rem * 16));

/** A wire from a line to a resource. It starts at the line, whatever is above it. */
function wireOf(declaration: number, line: number, offset: number): string {
  const start = LINE / 2 + offset;
  const lineTop = CODE_TOP + line * LINE;
  const resource =
    RESOURCE_TOP + declaration * (RESOURCE_HEIGHT + RESOURCE_GAP) + RESOURCE_HEIGHT / 2;
  const end = resource - lineTop;
  const [half, width] = [px(WIRE_WIDTH / 2), px(WIRE_WIDTH)];
  const curve = `M0 ${px(start)}C${half} ${px(start)} ${half} ${px(end)} ${width} ${px(end)}`;
  const tone = declarations[declaration]?.tone;
  return `<svg data-wire="${declaration}" data-tone="${tone}" aria-hidden="true"><path pathLength="1" d="${curve}"/></svg>`;
}

interface Line {
  html: string;
  index: number;
}

function declarationsIn({ html, index }: Line) {
  for (const { declares, parts } of declaringLines) {
    const found = parts.exec(html)?.groups;
    if (found) {
      return { declares, found, index };
    }
  }
  throw new Error(`<CodeToCloud>: the marked line "${html.trim()}" declares nothing.`);
}

function traceLine({ declares, found, index }: ReturnType<typeof declarationsIn>): string {
  const expressions = declares.map(
    (declaration, place) =>
      `<span data-tone="${declarations[declaration]?.tone}">${found[`d${place}`]}</span>`,
  );
  const numbers = declares.map((declaration) => declaration + 1).join(' ');
  const wires = declares.map((declaration, place) =>
    wireOf(declaration, index, (place - (declares.length - 1) / 2) * 0.375),
  );
  return `<span data-declares="${numbers}"><span>${found.before}${expressions.join('')}${found.after}</span>${wires.join('')}</span>`;
}

const linesIn = (html: string): number => html.split('\n').length - 1;

/** Adds numbers, colors, and wires to the marked lines. @throws if they don't declare each resource once, in their order */
export function traceLines(html: string): string {
  const lines = [...html.matchAll(MARKED_LINE)].map((match) => ({
    html: match[1] ?? '',
    index: linesIn(html.slice(0, match.index)),
  }));
  const found = lines.map(declarationsIn);
  const numbers = found.flatMap(({ declares }) => declares);
  if (numbers.join() !== declarations.map((_, index) => index).join()) {
    const expected = declarations.map(({ label }) => label).join(', ');
    throw new Error(
      `<CodeToCloud>: mark the lines with these declarations, in this order: ${expected}.`,
    );
  }
  const traced = found.map(traceLine);
  return html.replace(MARKED_LINE, () => traced.shift() ?? '');
}
