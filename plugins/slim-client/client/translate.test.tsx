import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import Translate, { translate } from './translate';

test('a text is the message that the code gives, or its name, with values put in', () => {
  expect(translate({ id: 'a', message: 'Direct link to {heading}' }, { heading: 'Limits' })).toBe(
    'Direct link to Limits',
  );
  expect(translate({ id: 'theme.name' })).toBe('theme.name');
  expect(translate({ message: 'as {is}' })).toBe('as {is}');
});

test('a text without elements is one text', () => {
  const html = renderToString(
    <p>
      <Translate values={{ count: '3' }}>{'{count} pages'}</Translate>
    </p>,
  );
  expect(html).toBe('<p>3 pages</p>');
});

test('elements stand where the message names them', () => {
  const { container } = render(
    <Translate values={{ link: <a href="/docs/">here</a> }}>{'Read {link}.'}</Translate>,
  );
  expect(container.innerHTML).toBe('Read <a href="/docs/">here</a>.');
});
