import { holdResultsWhileSelecting } from './hold-results';

/** Adds the movement, which jsdom's pointer events don't support. */
function point(
  target: Element,
  name: string,
  { movement = 0, to }: { movement?: number; to?: Element } = {},
): void {
  const event = new MouseEvent(name, { bubbles: true, relatedTarget: to ?? null });
  target.dispatchEvent(Object.assign(event, { movementX: 0, movementY: movement }));
}

function setUp() {
  document.body.innerHTML = '<div><input><ul class="results"><li><a>One</a></li></ul></div><p></p>';
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
  const onChange = jest.fn();
  const hold = holdResultsWhileSelecting(find('div'), '.results', onChange);
  return { ...hold, onChange, find };
}

it('changes the results immediately if the reader is not selecting one', () => {
  const { change, onChange, find } = setUp();
  point(find('a'), 'pointermove');
  point(find('input'), 'pointermove', { movement: 3 });
  change();
  expect(onChange).toHaveBeenCalledTimes(1);
});

it.each(['pointermove', 'pointerdown'])(
  'after a %s, changes the results when the pointer leaves them',
  (name) => {
    const { change, onChange, find } = setUp();
    point(find('a'), name, { movement: 2 });
    change();
    point(find('a'), 'pointerout', { to: find('li') });
    expect(onChange).not.toHaveBeenCalled();
    point(find('a'), 'pointerout', { to: find('input') });
    point(find('a'), 'pointerout', { to: find('p') });
    expect(onChange).toHaveBeenCalledTimes(1);
  },
);

it('after an arrow key, keeps the results until the field changes, and then drops the change', () => {
  const { change, onChange, find } = setUp();
  find('input').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  change();
  find('input').dispatchEvent(new Event('input', { bubbles: true }));
  point(find('a'), 'pointerout', { to: find('p') });
  expect(onChange).not.toHaveBeenCalled();
  change();
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('does not hold the results after it is stopped', () => {
  const { change, stop, onChange, find } = setUp();
  stop();
  point(find('a'), 'pointerdown');
  change();
  expect(onChange).toHaveBeenCalledTimes(1);
});
