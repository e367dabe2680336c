import { createPlayground, type Playground } from '@nitric-docs/playground/client';
import type { Action, PlaygroundEvent } from '@nitric-docs/playground/protocol';
import { BASE_URL } from '../../../config/site';
import { PLAYGROUND_FOLDER, type RunnableSample } from '../../../contracts/playground';
import { CODE, RUN } from '../../code/attributes';
import { actionList, type Outcome } from './action-forms';
import { createEditor } from './editor';
import { button, element, withCode } from './element';
import styles from './styles.module.css';
import { canRunSamples, hideRunButtons } from './support';
import { createViews, deniedText } from './views';

/** Where the page explains what is simulated. */
const ABOUT = `${BASE_URL}getting-started/playground`;

/** @throws if the server doesn't send the sample */
async function loadSample(id: string): Promise<RunnableSample> {
  const response = await fetch(`${BASE_URL}${PLAYGROUND_FOLDER}/${id}.json`);
  if (!response.ok) {
    throw new Error(`the server answered ${response.status}`);
  }
  return response.json() as Promise<RunnableSample>;
}

/** The panel below a sample. It exists from the press on Run until the next one. */
class Panel {
  private readonly status = element('p', { role: 'status' });
  private readonly tools = element('div', { className: styles.tools ?? '' });
  private readonly body = element('div', { className: styles.body ?? '' });
  // Not a section, which is as narrow as text.
  private readonly element = element(
    'div',
    { role: 'region', className: styles.panel ?? '', ariaLabel: 'Run in your browser' },
    element('header', {}, this.status, this.tools),
    this.body,
    element(
      'footer',
      {},
      'Simulated in your browser. ',
      element('code', { textContent: 'nitric start' }),
      ' runs it on your machine. ',
      element('a', { href: ABOUT, textContent: 'What is simulated' }),
    ),
  );
  private playground: Playground | undefined;
  private views = createViews();
  /** What a cloud would deny of the current action. */
  private denied: string[] = [];
  /** The program of the last start, which can be one that the reader has edited. */
  private running = '';
  private hasRun = false;
  private editor: ReturnType<typeof createEditor> | undefined;

  constructor(
    private readonly trigger: HTMLElement,
    private readonly code: HTMLElement,
  ) {
    trigger.ariaExpanded = 'true';
    // The figure of the home page shows the sample beside something else.
    (code.closest('figure') ?? code).after(this.element);
    this.caption('Close');
    // Screen readers announce only changes to a region that is already in the page.
    requestAnimationFrame(() => void this.load());
  }

  close(): void {
    this.playground?.stop();
    this.editor?.close();
    this.element.remove();
    this.trigger.ariaExpanded = 'false';
    this.caption('Run');
  }

  private caption(text: string): void {
    const label = this.trigger.querySelector('span');
    if (label) {
      label.textContent = text;
    }
  }

  private say(message: string): void {
    this.status.replaceChildren(...withCode(message));
  }

  private async load(): Promise<void> {
    try {
      const sample = await loadSample(this.trigger.getAttribute(RUN) ?? '');
      this.playground = createPlayground(sample.files, (event) => this.onEvent(event));
      this.tools.append(
        button('Edit', () => this.edit(sample)),
        button('Restart', () => void this.start(sample, this.running)),
      );
      await this.start(sample, sample.code);
      this.element.scrollIntoView({ block: 'nearest' });
    } catch (error) {
      this.say(
        `Couldn't load the sample: ${(error as Error).message}. Press Close and Run to try again.`,
      );
    }
  }

  private edit(sample: RunnableSample): void {
    if (!this.editor) {
      this.editor = createEditor(
        sample,
        this.shownLines(),
        (code) => this.start(sample, code),
        (message) => this.say(message),
      );
      this.element.firstElementChild?.after(this.editor.element);
    }
    this.editor.element.querySelector('textarea')?.focus();
  }

  /** The lines that the text field replaces. Those of a figure keep their place beside something else. */
  private shownLines(): HTMLElement | null {
    return this.code.closest('figure')
      ? null
      : this.code.querySelector<HTMLElement>(':scope > pre, :scope > :not([hidden]) > pre');
  }

  private async start(sample: RunnableSample, code: string): Promise<void> {
    const { playground } = this;
    if (!playground || !this.element.isConnected) {
      return;
    }
    this.running = code;
    this.say('Starting…');
    this.body.replaceChildren();
    const views = createViews();
    this.views = views;
    try {
      views.declare(await playground.start({ ...sample, code }));
      const actions = actionList(sample.steps, (action) => this.act(playground, action));
      this.body.replaceChildren(actions, views.element);
      const { length } = sample.steps;
      this.say(`Running. ${length} ${length === 1 ? 'step' : 'steps'} to try.`);
      this.hasRun = true;
    } catch (error) {
      // A start that another one has replaced has nothing to say.
      if (views === this.views) {
        this.say((error as Error).message);
        await this.checkBrowser(sample);
      }
    }
  }

  /** Samples have passed in a browser, so one that has never started here perhaps can't. */
  private async checkBrowser({ files }: RunnableSample): Promise<void> {
    const isOpen = (): boolean => !this.hasRun && this.element.isConnected;
    if (isOpen() && !(await canRunSamples(files)) && isOpen()) {
      const close = button('Close', () => this.close());
      this.playground?.stop();
      this.editor?.close();
      this.tools.replaceChildren(close);
      this.say('This browser can\u2019t run samples.');
      if (document.activeElement === this.trigger) {
        close.focus();
      }
      hideRunButtons();
    }
  }

  private async act(playground: Playground, action: Action): Promise<Outcome> {
    this.denied = [];
    const result = await playground.act(action);
    return { result, denied: this.denied };
  }

  private onEvent(event: PlaygroundEvent): void {
    this.views.show(event);
    if (event.kind === 'denied') {
      this.denied.push(deniedText(event.message));
      this.say(deniedText(event.message));
    }
    if (event.kind === 'crashed') {
      this.say(event.message);
    }
  }
}

const panels = new WeakMap<HTMLElement, Panel>();

export function togglePanel(trigger: HTMLElement): void {
  const open = panels.get(trigger);
  const code = trigger.closest<HTMLElement>(`[${CODE}]`);
  if (open) {
    open.close();
    panels.delete(trigger);
  } else if (code) {
    panels.set(trigger, new Panel(trigger, code));
  }
}
