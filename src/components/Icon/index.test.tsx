/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { iconFiles } from '../../contracts/icons';
import { Icon } from '.';

it.each(iconFiles.common)('renders the common icon %s as decoration', (name) => {
  expect(renderToString(<Icon name={name} className="large" />)).toBe(
    `<svg class="large" aria-hidden="true"><use href="/docs/img/icons/common.svg#${name}"></use></svg>`,
  );
});

it('defers other icons until after the first paint', () => {
  expect(renderToString(<Icon name="nodejs" />)).toMatch(/ data-href="[^"]+#nodejs"/);
});
