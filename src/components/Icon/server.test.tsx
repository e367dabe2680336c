/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { iconFiles } from '../../config/icons';
import { Icon } from '.';

it.each(iconFiles.common)('pages name %s at once', (name) => {
  expect(renderToString(<Icon name={name} />)).toMatch(
    ` href="/docs/img/icons/common.svg#${name}"`,
  );
});

it('decoration waits for the first paint', () => {
  expect(renderToString(<Icon name="nodejs" />)).toMatch(/ data-href="[^"]+#nodejs"/);
});
