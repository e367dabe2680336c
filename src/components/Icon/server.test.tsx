/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { iconFiles } from '../../config/icons';
import { Icon } from '.';

it.each(iconFiles.common)('does not defer the common icon %s', (name) => {
  expect(renderToString(<Icon name={name} />)).toMatch(
    ` href="/docs/img/icons/common.svg#${name}"`,
  );
});

it('defers other icons until after the first paint', () => {
  expect(renderToString(<Icon name="nodejs" />)).toMatch(/ data-href="[^"]+#nodejs"/);
});
