import { COPY } from '../code/attributes';
import { RECEIVES_REPORT, REPORT } from './attributes';

/** The name of the sample follows it in the name of the button. */
const CAPTION = "Doesn't work for you?";

/** One button for all samples of the page. */
const report = document.createElement('button');
report.textContent = CAPTION;
report.setAttribute(REPORT, '');

const receiver = (): HTMLElement | null => document.querySelector(`[${RECEIVES_REPORT}]`);

report.addEventListener('click', () => {
  // It stays in its sample until the form has read it and takes the focus.
  report.focus();
  receiver()?.click();
});

/** Moves the button behind the Copy button of a sample. A command has no bar for it. Loaded when the reader uses the first sample. */
export function offerReport(sample: HTMLElement): void {
  const copy = sample.querySelector<HTMLElement>(`:scope > div > [${COPY}]`);
  const isThere = copy?.nextSibling === report;
  if (copy && receiver() && (isThere || document.activeElement !== report)) {
    report.className = copy.className;
    report.ariaLabel = copy.ariaLabel?.replace(copy.textContent, CAPTION) ?? null;
    if (!isThere) {
      copy.after(report);
    }
  }
}
